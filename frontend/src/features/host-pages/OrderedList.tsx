import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { UndoBar } from '../../ui/UndoBar';
import styles from './OrderedList.module.css';
import type { RowActs } from './RowButtons';

/** A list of a form, as `useFieldArray` holds it. */
interface Rows<T> {
  fields: readonly { id: string }[];
  insert(place: number, value: T, options: { shouldFocus: false }): void;
  move(from: number, to: number): void;
  remove(place: number): void;
}

type Draw = (place: number, acts: RowActs, isNew: boolean) => ReactNode;

interface Props<T> {
  /** What one of them is, as a sentence goes on: "day". */
  noun: string;
  rows: Rows<T>;
  most: number;
  fresh: () => T;
  valueOf: (place: number) => T;
  /** What is said to be gone: "Lunch by the pool". */
  nameOf: (value: T, place: number) => string;
  /** What is wrong with the list itself. */
  problem?: string | undefined;
  /** Draws a row. */
  children: Draw;
}

const QUIETLY = { shouldFocus: false } as const;
const FIRST_FIELD = 'input:not([type="file"]), textarea, select';

interface Removed<T> {
  value: T;
  place: number;
  name: string;
  id: string;
}

/** A list in its order: adds, moves, and takes away with a way back. The focus goes along with what was moved or added. */
export function OrderedList<T>(props: Props<T>) {
  const { noun, rows, most, fresh, valueOf, nameOf, problem, children } = props;
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus is wanted once the list is drawn. */
  const wish = useRef<{ place: number; at: string } | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed<T> | null>(null);
  const count = rows.fields.length;

  useLayoutEffect(() => {
    if (!wish.current) return;
    const { place, at } = wish.current;
    wish.current = null;
    const row = list.current?.querySelectorAll(':scope > [data-row]')[place];
    row?.querySelector<HTMLElement>(at)?.focus();
  });

  const move = (from: number, to: number) => {
    setAdded(null);
    rows.move(from, to);
    wish.current = { place: to, at: `[data-act="${to < from ? 'up' : 'down'}"]` };
  };
  const add = (value: T, place: number, at: string) => {
    rows.insert(place, value, QUIETLY);
    wish.current = { place, at };
  };
  const addNew = () => {
    setAdded(count);
    add(fresh(), count, FIRST_FIELD);
  };
  const remove = (place: number) => {
    const value = structuredClone(valueOf(place));
    setAdded(null);
    setRemoved({ value, place, name: nameOf(value, place), id: rows.fields[place]?.id ?? '' });
    rows.remove(place);
  };
  const undo = ({ value, place }: Removed<T>) => {
    setRemoved(null);
    add(value, Math.min(place, count), '[data-act="remove"]');
  };

  const drawn = rows.fields.map(({ id }, place) => (
    <Row
      key={id}
      place={place}
      acts={{
        up: place > 0 ? () => move(place, place - 1) : null,
        down: place < count - 1 ? () => move(place, place + 1) : null,
        remove: () => remove(place),
      }}
      isNew={place === added}
    >
      {children}
    </Row>
  ));
  // Where it was taken away: there it is in sight.
  if (removed)
    drawn.splice(
      removed.place,
      0,
      <li key={`removed-${removed.id}`}>
        <UndoBar onUndo={() => undo(removed)} onGone={() => setRemoved(null)}>
          {`${removed.name} is taken away.`}
        </UndoBar>
      </li>,
    );

  return (
    <div className={styles.list}>
      <ol ref={list} className={styles.rows}>
        {drawn}
      </ol>
      <ProblemLine>{problem}</ProblemLine>
      <div>
        {count < most ? (
          <Button
            tone="quiet"
            size="portal"
            onClick={addNew}
          >{`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}</Button>
        ) : (
          <p className={styles.note}>{`There is room for ${most}.`}</p>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  place: number;
  acts: RowActs;
  isNew: boolean;
  children: Draw;
}

function Row({ place, acts, isNew, children }: RowProps) {
  return (
    <li className={styles.row} data-row>
      {children(place, acts, isNew)}
    </li>
  );
}
