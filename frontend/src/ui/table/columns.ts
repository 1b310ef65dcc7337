import {
  type ColumnDef,
  createSortedRowModel,
  type Row,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type RowSelectionState,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export const FEATURES = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
});
type TableRow<T extends RowData> = Row<typeof FEATURES, T>;

/** One column of a table, in the words of the page that has it. Keep the list outside the component, or memoise it. */
export interface DataColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What one sorts by; a column without it cannot be sorted. */
  sortBy?: (row: T) => string | number;
  /** Amounts stand at the end. */
  align?: 'end';
  /** Left out where a table is narrow and no card yet; what it tells stands elsewhere, too. */
  isSpare?: boolean;
  /** On a card (below 768 px) the first column heads it; a `bare` cell goes without its heading; a `hidden` one is left out. */
  onCard?: 'bare' | 'hidden';
}

/** By which column, and which way. */
export interface Sort {
  id: string;
  desc: boolean;
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** The columns as the table's engine wants them. */
export function engineColumns<T extends object>(
  columns: readonly DataColumn<T>[],
): ColumnDef<typeof FEATURES, T>[] {
  return columns.map(({ id, header, sortBy }) => ({
    id,
    header,
    enableSorting: sortBy !== undefined,
    sortDescFirst: false,
    accessorFn: (row: T) => sortBy?.(row) ?? '',
    sortFn: (a: TableRow<T>, b: TableRow<T>, column: string) =>
      compare(a.getValue<string | number>(column), b.getValue<string | number>(column)),
  }));
}

/** The chosen rows' keys as the engine keeps them, and back. */
export const toEngine = (keys: ReadonlySet<string>): RowSelectionState =>
  Object.fromEntries([...keys].map((key) => [key, true as const]));
export const fromEngine = (state: RowSelectionState): ReadonlySet<string> => new Set(Object.keys(state));
