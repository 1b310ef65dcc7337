import type { PackingGroup } from '../../api/guestGuide';

/** Of a packing list, which holds something. */
export interface PackingCounts {
  all: number;
  done: number;
  essentialsLeft: number;
}

/** How much of the list is packed. What is packed and not on the list does not count. */
export function packingCounts(packing: readonly PackingGroup[], packed: ReadonlySet<string>): PackingCounts {
  const items = packing.flatMap((group) => group.items);
  const left = items.filter(({ key }) => !packed.has(key));
  return {
    all: items.length,
    done: items.length - left.length,
    essentialsLeft: left.filter(({ isEssential }) => isEssential).length,
  };
}
