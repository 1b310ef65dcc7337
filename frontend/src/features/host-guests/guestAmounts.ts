import type { HostGuest } from '../../api/host/hostGuests';

/** Whether the server told this host the guest's amounts: it does with the right to the trip's money. */
export const mayKnowAmounts = ({ amountPaidCents }: HostGuest) => amountPaidCents !== null;
