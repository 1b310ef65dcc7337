import { STOCK_GUIDE } from '../../contracts/stock-guide.js';
import type { PackingGroup } from '../../contracts/trip-guide.js';

/** The packing list of any cruise, with some of its things called by other names, by their keys. */
export function renamedPacking(names: Record<string, string>): PackingGroup[] {
  return STOCK_GUIDE.packing.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, name: names[item.key] ?? item.name })),
  }));
}
