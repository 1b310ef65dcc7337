import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { paths } from '../../src/api/schema.generated';
import { expect } from './test';
import { type Newcomer, nameOf } from './people';
import { thisSite } from './site';

type NewGuest = paths['/api/host/bookings']['post']['requestBody']['content']['application/json'];

/** A guest whom a host has added. */
export interface AddedGuest extends Newcomer {
  name: string;
  bookingId: string;
  guestId: string;
}

/** One write under `/api/host` by who is signed in. */
export function hostPost(api: APIRequestContext, path: string, data: object = {}): Promise<APIResponse> {
  const headers = { origin: thisSite().origin, 'idempotency-key': randomUUID() };
  return api.post(`/api/host/${path}`, { data, headers });
}

/** Adds somebody to the cruise on sale, who takes an inside cabin for themselves ($904 in full) unless `wish` differs. */
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
  const { bookingId, guestId } = (await reply.json()) as { bookingId: string; guestId: string };
  return { ...guest, name, bookingId, guestId };
}

/** A write that a rule refuses: its status and code. */
export async function refusalOf(reply: APIResponse): Promise<{ status: number; code: string }> {
  const { code } = (await reply.json()) as { code: string };
  return { status: reply.status(), code };
}
