import { PART_KEY } from '../../../backend/contracts/trip-pages';

/** A box as it was ticked or cleared on this device, which the server has not confirmed yet. */
interface PackingChange {
  /** The key of a thing of a trip's packing list. */
  item: string;
  isPacked: boolean;
  /** ISO instant. */
  at: string;
}

/** What the server last said is packed, and what was changed here since. */
export interface KeptPacking {
  packed: readonly string[];
  unsent: readonly PackingChange[];
}

const isKey = (value: unknown): value is string => typeof value === 'string' && PART_KEY.test(value);

function isChange(value: unknown): value is PackingChange {
  const { item, isPacked, at } = (value ?? {}) as Partial<Record<keyof PackingChange, unknown>>;
  return isKey(item) && typeof isPacked === 'boolean' && typeof at === 'string';
}

/** What a stored text holds, whichever list its things are on. What is no key of a thing, and text of somebody else, are ignored. */
export function parsePacking(text: string): KeptPacking {
  try {
    const kept: unknown = JSON.parse(text);
    const { packed, unsent } = (kept ?? {}) as Partial<Record<keyof KeptPacking, unknown>>;
    return {
      packed: Array.isArray(packed) ? packed.filter(isKey) : [],
      unsent: Array.isArray(unsent) ? unsent.filter(isChange) : [],
    };
  } catch {
    return { packed: [], unsent: [] };
  }
}

/** What is packed as its person sees it: what the server said, and what was changed here since. */
export function packedNow({ packed, unsent }: KeptPacking): ReadonlySet<string> {
  const now = new Set(packed);
  for (const { item, isPacked } of unsent) {
    if (isPacked) now.add(item);
    else now.delete(item);
  }
  return now;
}

/** The list after a box was ticked, or cleared where it was ticked. A thing waits for the server once, as it is now. */
export function toggled(kept: KeptPacking, item: string, at: string): KeptPacking {
  const change = { item, isPacked: !packedNow(kept).has(item), at };
  return { ...kept, unsent: [...kept.unsent.filter((other) => other.item !== item), change] };
}

/** The list after the server's answer; what was changed while it was asked still waits. */
export function settled(
  { unsent }: KeptPacking,
  packed: readonly string[],
  sent: readonly PackingChange[],
): KeptPacking {
  const isSent = ({ item, at }: PackingChange) => sent.some((told) => told.item === item && told.at === at);
  return { packed, unsent: unsent.filter((change) => !isSent(change)) };
}
