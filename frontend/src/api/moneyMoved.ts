import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session';

/** The bookings by their links. */
const BOOKINGS = ['/api/guests'] as const;
/** What money decides of a person: their bookings, their own pages, and whether they are let in as a paid guest. */
const DECIDED = [BOOKINGS, ['guest'], SESSION_KEY] as const;

/** Has everything read anew that money decides; resolves when what is on screen has been. */
export async function moneyMoved(queryClient: QueryClient): Promise<void> {
  await Promise.all(DECIDED.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The same before the page that comes after a payment: not for a moment does it show a booking as it was before. */
export function forgetUnpaid(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: BOOKINGS });
  void moneyMoved(queryClient);
}
