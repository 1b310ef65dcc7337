import { dollars } from '../../bookings/quote/money-text.js';

/** Who gets what of money that goes back the way it came, where others have paid some of it by shares, as a sentence goes on. */
export function backTo({
  refundCents,
  toOthersCents,
}: {
  refundCents: number;
  toOthersCents: number;
}): string {
  const others = `${dollars(toOthersCents)} go back to who paid shares of your booking`;
  const ownCents = refundCents - toOthersCents;
  return ownCents > 0 ? `${dollars(ownCents)} come back to you and ${others}` : others;
}
