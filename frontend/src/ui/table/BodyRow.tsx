import { memo, type ReactNode, type Ref } from 'react';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { SelectBox } from './SelectBox';

/** What every row of a table is drawn by. */
interface RowLook<T> {
  columns: readonly DataColumn<T>[];
  /** What a row is called: "Dana Reyes". */
  nameOf: (row: T) => string;
  actions?: ((row: T) => ReactNode) | undefined;
}

interface Props<T> extends RowLook<T> {
  row: T;
  /** 0 for the first. */
  place: number;
  isFresh: boolean;
  /** Absent where nothing can be chosen. */
  isSelected?: boolean | undefined;
  onSelect: (event: unknown) => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

function Line<T>({ columns, nameOf, actions, row, place, isFresh, isSelected, onSelect, ref }: Props<T>) {
  return (
    <tr
      ref={ref}
      className={styles.row}
      data-index={place}
      data-fresh={isFresh}
      data-selected={isSelected}
      aria-rowindex={place + 2}
    >
      {isSelected !== undefined && (
        <td className={styles.selectCell}>
          <SelectBox label={`Select ${nameOf(row)}`} isChecked={isSelected} onToggle={onSelect} />
        </td>
      )}
      {columns.map(({ id, header, cell, align, onCard, isSpare }, column) =>
        column === 0 ? (
          <th key={id} scope="row" data-align={align}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-align={align} data-heading={header} data-on-card={onCard} data-spare={isSpare}>
            {cell(row)}
          </td>
        ),
      )}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
    </tr>
  );
}

/** One row, drawn again only when it changes itself: a guest's news costs one row, not a thousand. */
export const BodyRow = memo(Line, (before, after) =>
  // A handler differs at each drawing and does the same.
  (['row', 'place', 'isFresh', 'isSelected', 'columns', 'actions', 'ref'] as const).every(
    (name) => before[name] === after[name],
  ),
) as typeof Line;
