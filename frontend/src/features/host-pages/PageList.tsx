import type { ReactNode } from 'react';
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  get,
  useFieldArray,
  useWatch,
} from 'react-hook-form';
import { FoldRow } from './FoldRow';
import { listProblem } from './listProblem';
import { OpenRow } from './OpenRow';
import { OrderedList } from './OrderedList';
import { fieldErrors } from './PageField';
import type { RowActs } from './RowButtons';
import type { PageOf } from './usePageForm';

/** A row as its fields know it. */
interface DrawnRow<N extends string> {
  /** Where it stands in the form. */
  at: `${N}.${number}`;
  /** Where it stands in the list: "Highlight 2". */
  heading: string;
  /** As it is typed; where it stands, while nothing is. */
  called: string;
}

interface RowsOf<V extends FieldValues, N extends string> {
  page: PageOf<V>;
  name: N;
  /** What one of them is, as a sentence goes on: "highlight". */
  noun: string;
  /** The field that a row is called by. */
  titled?: 'title' | 'name' | 'label';
  /** Rows of many fields fold, those of a few stand open, and those of one stand in a line with their buttons. */
  look?: 'fold' | 'open' | 'line';
  /** The fields of a row. */
  children: (row: DrawnRow<N>) => ReactNode;
}

interface Props<V extends FieldValues, N extends FieldArrayPath<V>> extends RowsOf<V, N> {
  most: number;
  fresh: () => FieldArray<V, N>;
}

const headingOf = (noun: string, place: number) =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${place + 1}`;

/** A list of a part in its order. */
export function PageList<V extends FieldValues, N extends FieldArrayPath<V>>(props: Props<V, N>) {
  const { page, name, noun, titled = 'title', most, fresh } = props;
  const { form } = page;
  const rows = useFieldArray({ control: form.control, name });
  const titleOf = (value: FieldArray<V, N>): string => get(value, titled);
  return (
    <OrderedList<FieldArray<V, N>>
      noun={noun}
      rows={rows}
      most={most}
      fresh={fresh}
      valueOf={(place) => get(form.getValues(), `${name}.${place}`)}
      nameOf={(value, place) => titleOf(value).trim() || headingOf(noun, place)}
      problem={listProblem(fieldErrors(form, name))}
    >
      {(place, acts, isNew) => <Row {...props} place={place} acts={acts} isNew={isNew} />}
    </OrderedList>
  );
}

interface RowProps<V extends FieldValues, N extends string> extends RowsOf<V, N> {
  place: number;
  acts: RowActs;
  isNew: boolean;
}

function Row<V extends FieldValues, N extends string>(props: RowProps<V, N>) {
  const { page, name, noun, titled = 'title', look = 'fold', children, place, acts, isNew } = props;
  const { form, refusals } = page;
  const at = `${name}.${place}` as const;
  const title: string = useWatch({ control: form.control, name: `${at}.${titled}` as FieldPath<V> });
  const heading = headingOf(noun, place);
  const called = title.trim() || heading;
  const draw = () => children({ at, heading, called });
  if (look !== 'fold')
    return (
      <OpenRow heading={heading} called={called} acts={acts} isLine={look === 'line'}>
        {draw()}
      </OpenRow>
    );
  return (
    <FoldRow
      heading={heading}
      title={title}
      acts={acts}
      isNew={isNew}
      hasProblem={Boolean(fieldErrors(form, at))}
      refusals={refusals}
    >
      {draw}
    </FoldRow>
  );
}
