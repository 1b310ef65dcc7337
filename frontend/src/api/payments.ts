import { useQuery } from '@tanstack/react-query';
import { isRefusal } from './errors';
import { client, dataOf, type Schemas } from './client';
import { HttpError } from './http';

/** A token for the provider's script, good for 15 minutes, and where that script is. */
export type PaymentSetup = Schemas['SetupDto'];
/** Which booking is paid and how, and the terms just agreed to: a guest's, by its link. Without them, the draft of this browser. */
type BookingToPay = Pick<
  Schemas['CreateOrderDto'],
  'guestId' | 'paymentType' | 'termsVersion' | 'ownTermsShown' | 'draftVersion' | 'tripVersion'
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

/**
 * Opens an order over a share, by the secret of its link, or answers the one that is open. Refuses with `share.withdrawn` and its
 * kind, `quote.price_changed` and `payment.under_way`.
 */
export async function createShareOrder(amount: string, shareToken: string): Promise<string> {
  const body = { amount, currency: 'USD', intent: 'CAPTURE', shareToken };
  try {
    return (await dataOf(client.POST('/paypal/share-order', { body }))).id;
  } catch (error) {
    if (!isRefusal(error, 'route.not_found')) throw error;
    // A server of before this door, while the site is renewed one server after the other.
    const message = 'This site is being renewed. You were not charged. Please try again in a moment.';
    throw new HttpError(error.status, error.message, { code: 'away', message }, { cause: error });
  }
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
