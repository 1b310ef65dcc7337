import type { HostGuest } from '../../api/host/hostGuests';

/** Whether the server told this host the guest's amounts: it does with the right to the trip's money. */
export const mayKnowAmounts = ({ amountPaidCents }: HostGuest) => amountPaidCents !== null;

/** Says how many of the chosen this host cannot remind; null where that is nobody. */
export function leftOutWords(chosen: readonly HostGuest[]): string | null {
  const missing = chosen.filter((guest) => !mayKnowAmounts(guest)).length;
  if (missing === 0) return null;
  return `${missing} of the ${chosen.length} you selected ${missing === 1 ? 'is' : 'are'} left out: reminding needs the right to the trip's money.`;
}
