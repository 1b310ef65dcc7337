import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { paths } from '../../src/api/schema.generated';
import { expect } from './test';
import { type Newcomer, nameOf } from './people';
import { thisSite } from './site';

type AddGuest = paths['/api/host/bookings']['post'];
type NewGuest = AddGuest['requestBody']['content']['application/json'];
type Added = AddGuest['responses']['201']['content']['application/json'];

/** A guest whom a host has added. */
export interface AddedGuest extends Newcomer {
  name: string;
  bookingId: string;
  /** What hosts name them by. */
  hostId: string;
  /** Where they pay; on the waiting list nowhere. */
  paymentPath: string | null;
}

type Money = paths['/api/host/bookings/{id}/money']['get']['responses']['200']['content']['application/json'];

/** One write under `/api/host` by who is signed in. What the page shows when somebody acts goes along, as from the page. */
export async function hostPost(
  api: APIRequestContext,
  path: string,
  data: object = {},
): Promise<APIResponse> {
  const headers = { origin: thisSite().origin, 'idempotency-key': randomUUID() };
  return api.post(`/api/host/${path}`, { data: { ...(await shownFor(api, path)), ...data }, headers });
}

async function shownFor(api: APIRequestContext, path: string): Promise<object> {
  const [, booking, act] = /^(bookings\/[^/]+)\/(refunds|payments)$/.exec(path) ?? [];
  if (!booking) return {};
  const { totals } = (await (await api.get(`/api/host/${booking}/money`)).json()) as Money;
  return { shownCents: act === 'refunds' ? totals.refundableCents : totals.owedCents };
}

/** Adds somebody to the cruise on sale, who takes an inside cabin for themselves ($808 in full) unless `wish` differs. */
export async function addGuest(
  api: APIRequestContext,
  guest: Newcomer,
  wish: Partial<NewGuest> = {},
): Promise<AddedGuest> {
  const name = nameOf(guest);
  const reply = await hostPost(api, 'bookings', {
    tripId: 1,
    name,
    email: guest.email,
    cabinType: 'inside',
    occupancy: 'single',
    paymentType: 'full',
    ...wish,
  });
  expect(reply.status()).toBe(201);
  const { bookingId, paymentUrl } = (await reply.json()) as Added;
  const paymentPath = paymentUrl && new URL(paymentUrl).pathname;
  return { ...guest, name, bookingId, hostId: `${bookingId}-1`, paymentPath };
}

/** Writes down that a booking was paid so much in cash, on the first day of the demo's clock. */
export async function payInCash(
  api: APIRequestContext,
  { bookingId }: Pick<AddedGuest, 'bookingId'>,
  amountCents: number,
): Promise<void> {
  const cash = { amountCents, method: 'cash', receivedOn: '2025-06-02', reason: 'At the pier' };
  expect((await hostPost(api, `bookings/${bookingId}/payments`, cash)).status()).toBe(201);
}

/** A write that a rule refuses: its status and code. */
export async function refusalOf(reply: APIResponse): Promise<{ status: number; code: string }> {
  const { code } = (await reply.json()) as { code: string };
  return { status: reply.status(), code };
}
