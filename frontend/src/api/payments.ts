import { useQuery } from '@tanstack/react-query';
import { isRefusal } from './errors';
import { client, dataOf, type Schemas } from './client';

/** A token for the provider's script, good for 15 minutes, and where that script is. */
export type PaymentSetup = Schemas['SetupDto'];
/**
 * Which booking is paid and how, and the terms just agreed to: a guest's, by its link, or a share, by its own. Without them, the
 * draft of this browser.
 */
type BookingToPay = Pick<
  Schemas['CreateOrderDto'],
  'guestId' | 'shareToken' | 'paymentType' | 'termsVersion' | 'ownTermsShown' | 'draftVersion' | 'tripVersion'
> & {
  /** How much of it: what is due unless told. */
  pays?: 'due' | 'next' | 'balance' | 'amount';
};
/** What is compared with the booking before money moves: `guests` is JSON text of the travellers' names. */
export type CaptureRequest = Schemas['CaptureDto'];
/** The provider has the money (`COMPLETED`), has not said yet (`PROCESSING`) or knows of no approval (`NOT_APPROVED`). Amounts are dollars. */
export type CaptureResult = Schemas['CaptureResultDto'];

export function getPaymentSetup(): Promise<PaymentSetup> {
  return dataOf(client.GET('/paypal/setup'));
}

/**
 * Opens an order over an amount such as "692.00", or answers the one that is open. Refuses with `draft.changed`,
 * `draft.traveller_unfit`, `quote.price_changed`, `trip.sold_out`, `payment.already_paid` and `payment.provider_down`.
 */
export async function createOrder(amount: string, booking: BookingToPay = {}): Promise<string> {
  const body = { amount, currency: 'USD', intent: 'CAPTURE', ...booking };
  return (await dataOf(client.POST('/paypal/order', { body }))).id;
}

/** How the payment of an order stands, and whether this browser may finish it. */
export type OrderState = Schemas['OrderStateDto'];

const CONFIRMING_LOOK_MS = 3000;

/** The state of the order that PayPal sent somebody back with; null without one, or for one that nobody knows. */
export function useOrderState(orderId: string | null) {
  return useQuery({
    queryKey: ['/paypal/order', orderId],
    enabled: orderId !== null,
    gcTime: 0,
    queryFn: ({ signal }) => findOrderState(orderId ?? '', signal),
    refetchInterval: ({ state }) => (state.data?.standing === 'confirming' ? CONFIRMING_LOOK_MS : false),
  });
}

async function findOrderState(orderId: string, signal: AbortSignal): Promise<OrderState | null> {
  try {
    return await dataOf(client.GET('/paypal/order/{orderId}', { params: { path: { orderId } }, signal }));
  } catch (error) {
    if (isRefusal(error, 'payment.not_found')) return null;
    throw error;
  }
}

/** Takes the approved money. Safe to repeat: an order is captured once. Refuses with `payment.declined` and others. */
export function captureOrder(orderId: string, request: CaptureRequest): Promise<CaptureResult> {
  const params = { path: { orderId } };
  return dataOf(client.POST('/paypal/order/{orderId}/capture', { params, body: request }));
}
