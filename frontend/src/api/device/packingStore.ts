import { keptTexts } from '../../lib/browser/keptTexts';

const texts = keptTexts('device', 'packed:');

/** Whose packing list it is, and for which trip: lists of two trips may hold things of one key. */
export interface OwnPacking {
  userId: number | undefined;
  tripId: number;
}

const nameOf = ({ userId, tripId }: OwnPacking) => `${userId ?? ''}:${tripId}`;

/** Somebody's packing list as it is kept on this device; empty for nothing. */
export const readPackingText = (own: OwnPacking): string => texts.read(nameOf(own));

/** Keeps somebody's list on this device and tells this tab; other tabs hear it by themselves. */
export const writePackingText = (own: OwnPacking, text: string): void => texts.write(nameOf(own), text);

/** Calls back when this tab or another one has written a list. Returns the function that ends it. */
export const onPackingChanged = texts.onWritten;

/** Removes every list of every trip from this device: at logout. The account keeps what it was told. */
export const forgetPacking = texts.forget;
