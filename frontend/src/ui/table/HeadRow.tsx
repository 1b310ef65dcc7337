import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo } from 'react';
import type { DataColumn, Sort } from './columns';
import styles from './DataTable.module.css';
import { SelectBox } from './SelectBox';

interface Props<T> {
  columns: readonly DataColumn<T>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Absent where nothing can be chosen. */
  selectAll?: { isAll: boolean; isSome: boolean; onToggle: (event: unknown) => void } | undefined;
  hasActions: boolean;
}

const ORDER_ICONS = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** Drawn again only for another order: the headings are drawn at each letter of a search. */
const OrderIcon = memo(function OrderIcon({ order }: { order: keyof typeof ORDER_ICONS }) {
  const Icon = ORDER_ICONS[order];
  return <Icon aria-hidden="true" size={14} strokeWidth={2} />;
});

/** A press sorts upwards, the second downwards, the third gives the list its own order back. */
function nextSort(id: string, sort: Sort | null): Sort | null {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? null : { id, desc: true };
}

/** The headings; those one can sort by are buttons. */
export function HeadRow<T>({ columns, sort, onSort, selectAll, hasActions }: Props<T>) {
  return (
    <tr>
      {selectAll && (
        <th scope="col" className={styles.selectCell}>
          <SelectBox
            label="Select all that are shown"
            isChecked={selectAll.isAll}
            isPartly={selectAll.isSome && !selectAll.isAll}
            onToggle={selectAll.onToggle}
          />
        </th>
      )}
      {columns.map(({ id, header, sortBy, align, isSpare }) => {
        const order = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : 'none';
        return (
          <th key={id} scope="col" aria-sort={sortBy && order} data-align={align} data-spare={isSpare}>
            {sortBy ? (
              <button
                type="button"
                className={styles.sort}
                data-on={order !== 'none'}
                onClick={() => onSort(nextSort(id, sort))}
              >
                {header}
                <OrderIcon order={order} />
              </button>
            ) : (
              header
            )}
          </th>
        );
      })}
      {hasActions && (
        <th scope="col">
          <span className="visually-hidden">Actions</span>
        </th>
      )}
    </tr>
  );
}
