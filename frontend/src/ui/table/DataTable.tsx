import { useTable } from '@tanstack/react-table';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useLateRows } from '../../lib/useLateRows';
import { Button } from '../Button';
import { BodyRow } from './BodyRow';
import { type DataColumn, engineColumns, FEATURES, fromEngine, type Sort, toEngine } from './columns';
import styles from './DataTable.module.css';
import { HeadRow } from './HeadRow';
import { useBusy } from './useBusy';
import { useSteadyRows } from './useSteadyRows';
import { MOST_WHOLE, WindowedRows } from './WindowedRows';

const NO_FRESH: ReadonlySet<string> = new Set();

interface Props<T extends object> {
  /** What the table is: "Guests". */
  label: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  nameOf: (row: T) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** The keys of the chosen rows; absent where nothing can be chosen. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** A row's last cell. */
  actions?: (row: T) => ReactNode;
  /** Rows that have just come or changed: they are tinted while their keys are here. */
  fresh?: ReadonlySet<string>;
  /** Changes when the host asks for other rows (a search, a filter): these are shown at once. */
  view?: string;
  /** "3 new bookings", for what waits while somebody is in the table. */
  newsWord?: (count: number) => string;
  /** What stands here when there are no rows. */
  empty: ReactNode;
}

/**
 * A table with a heading row and a first column that stay, sorting and choosing; cards below 768 px. Rows never move
 * under a pointer or the focus: a bar offers to show what has come.
 */
export function DataTable<T extends object>(props: Props<T>) {
  const { label, columns, rows, keyOf, nameOf, sort = null, onSort, selected, onSelect, actions } = props;
  const { fresh = NO_FRESH, view = '', newsWord, empty } = props;
  // A state and not a ref: the rows within can be measured only when the element around them is known.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { isBusy, watched } = useBusy<HTMLDivElement>(rows);
  const engine = useMemo(() => engineColumns(columns), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  const rowSelection = useMemo(() => toEngine(selected ?? NO_FRESH), [selected]);
  const table = useTable({
    features: FEATURES,
    columns: engine,
    data,
    getRowId: keyOf,
    state: { sorting, rowSelection },
    onRowSelectionChange: (next) =>
      onSelect?.(fromEngine(typeof next === 'function' ? next(rowSelection) : next)),
  });
  const current = table.getRowModel().rows;
  const order = sort ? `${sort.id} ${sort.desc}` : '';
  const { rows: shown, held, release } = useSteadyRows(current, `${order}|${view}`, isBusy);
  const late = useLateRows(shown);
  // A first column that stays costs a layer a row: it is held only where somebody can move the others, or has.
  const [isMoved, setMoved] = useState(false);
  // A search that leaves few of many takes no row out to draw it anew; a table that was never long needs no window.
  const [isLong, setLong] = useState(false);
  if (!isLong && shown.length > MOST_WHOLE) setLong(true);
  // Its table stays and waits: the search that finds nobody is the one after which letters are taken back.
  const isEmpty = rows.length === 0 && shown.length === 0;

  const show = ({ detail }: MouseEvent) => {
    release();
    // The button goes. Who pressed it by key, which counts no clicks, goes on in the list.
    if (detail === 0) scroller?.focus({ preventScroll: true });
  };

  const width = columns.length + (selected ? 1 : 0) + (actions ? 1 : 0);
  const draw = (place: number, isInSight: boolean, measure?: (row: HTMLTableRowElement | null) => void) => {
    const row = (isInSight ? shown : late)[place];
    if (!row) return null;
    return (
      <BodyRow
        // By its place: another search says other words in the rows that are here, and makes no new ones.
        key={place}
        ref={measure}
        row={row.original}
        place={place}
        columns={columns}
        nameOf={nameOf}
        actions={actions}
        isFresh={fresh.has(row.id)}
        isSelected={selected?.has(row.id)}
        onSelect={row.getToggleSelectedHandler()}
      />
    );
  };
  return (
    <div className={styles.frame} {...watched}>
      <output className={styles.news}>
        {held.isChanged && (
          <Button size="portal" onClick={show}>
            {`${held.added > 0 ? (newsWord?.(held.added) ?? `${held.added} new`) : 'The list has changed'} - show`}
          </Button>
        )}
      </output>
      {/* What scrolls takes focus, so that the keys reach every column and row. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section
        ref={setScroller}
        className={styles.scroller}
        aria-label={label}
        tabIndex={isEmpty ? -1 : 0}
        data-holds-first={isBusy || isMoved}
        onScroll={({ currentTarget }) => setMoved(currentTarget.scrollLeft > 0)}
      >
        {isEmpty && <div className={styles.empty}>{empty}</div>}
        <table className={styles.table} hidden={isEmpty} aria-rowcount={shown.length + 1}>
          <thead>
            <HeadRow
              columns={columns}
              sort={sort}
              onSort={(next) => onSort?.(next)}
              hasActions={actions !== undefined}
              selectAll={
                selected && {
                  isAll: table.getIsAllRowsSelected(),
                  isSome: table.getIsSomeRowsSelected(),
                  onToggle: table.getToggleAllRowsSelectedHandler(),
                }
              }
            />
          </thead>
          <tbody>
            {isLong ? (
              <WindowedRows count={shown.length} drawable={late.length} columns={width} scroller={scroller}>
                {draw}
              </WindowedRows>
            ) : (
              shown.map((_, place) => draw(place, true))
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
