import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { moneyMoved } from './moneyMoved';
import { useOwn } from './own';
import { onceHeader } from './onceHeader';

/** The money of one of the person's bookings. Amounts in cents, days `YYYY-MM-DD` in the trip's zone. */
export type BookingMoney = Schemas['GuestBookingMoneyDto'];
export type PaymentLine = Schemas['PaymentLineDto'];
export type RefundLine = Schemas['RefundLineDto'];
export type Receipt = Schemas['ReceiptDto'];
/** What cancelling today would return: paid = kept + refund. */
export type CancellationTerms = Schemas['CancellationTermsDto'];

/** Every payment, refund and credit of the person's bookings. */
export function useGuestPayments() {
  return useOwn('payments', (signal) =>
    dataOf<Schemas['GuestPaymentsDto']>(client.GET('/api/guest/payments', { signal })),
  );
}

/** Refuses with 404 for somebody else's. */
export function useReceipt(id: string) {
  return useOwn(`receipt ${id}`, (signal) =>
    dataOf<Receipt>(client.GET('/api/guest/receipts/{id}', { params: { path: { id } }, signal })),
  );
}

/** What a cancellation would return now. Refuses with a sentence for a booking that cannot be cancelled. */
export function useCancellationTerms(id: string) {
  return useOwn(`cancellation ${id}`, (signal) =>
    dataOf<CancellationTerms>(
      client.GET('/api/guest/bookings/{id}/cancellation', { params: { path: { id } }, signal }),
    ),
  );
}

/** Changes to the money of a booking: whatever comes of it, everything shown of the person's is asked for again. */
export function useMoneyChange<T, V>(change: (values: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => moneyMoved(queryClient),
  });
}

export interface Cancellation {
  /** The refund that was shown; another one of now is refused with `cancellation.changed`. */
  refundCents: number;
  reason: string;
  key: string;
}

/** Ends the booking, as it was shown. The same key is the same cancellation. */
export function useCancelBooking(id: string) {
  return useMoneyChange(({ key, ...body }: Cancellation) => {
    const params = { path: { id }, header: onceHeader(key) };
    return dataOf(client.POST('/api/guest/bookings/{id}/cancellation', { params, body }));
  });
}

/** What a booking has beside its cabin, and what may be added. Amounts in cents, for all travellers whom each is for. */
export type GuestExtras = Schemas['GuestExtrasDto'];

export function useGuestExtras(id: string) {
  return useOwn(`extras ${id}`, (signal) =>
    dataOf<GuestExtras>(client.GET('/api/guest/bookings/{id}/extras', { params: { path: { id } }, signal })),
  );
}

/** Refuses with `add_on.price_changed` for another price than was shown, and with `add_on.sold_out`. The same key is the same wish. */
export function useAddExtra(id: string) {
  return useMoneyChange(({ key, ...body }: Schemas['AddOwnExtraDto'] & { key: string }) => {
    const params = { path: { id }, header: onceHeader(key) };
    return dataOf(client.POST('/api/guest/bookings/{id}/extras', { params, body }));
  });
}

/** Takes off what the person added, while nothing of it is paid. */
export function useTakeExtraOff(id: string) {
  return useMoneyChange(({ extraId, key }: { extraId: number; key: string }) => {
    const params = { path: { id, extraId }, header: onceHeader(key) };
    return dataOf(client.DELETE('/api/guest/bookings/{id}/extras/{extraId}', { params }));
  });
}

/** Pays what a booking owes with its credits. */
export function useSpendCredit(id: string) {
  return useMoneyChange((key: string) => {
    const params = { path: { id }, header: onceHeader(key) };
    return dataOf(client.POST('/api/guest/bookings/{id}/credits/use', { params }));
  });
}
