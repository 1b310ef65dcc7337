import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs } from './people';
import { thisSite } from './site';
import { expect } from './test';

/** The trip that the site sells to all other journeys. */
export const CRUISE = 1;

/** The trips that the public site sells now, the one on its front page first. */
export async function onSale(api: APIRequestContext): Promise<number[]> {
  const trips = (await (await api.get('/api/trips')).json()) as { id: number }[];
  return trips.map(({ id }) => id);
}

/** However a journey ends that sells other trips, the site sells the cruise again, and nothing else. */
export async function sellTheCruiseAgain({ page }: { page: Page }): Promise<void> {
  await enterAs(page, 'marisol');
  const headers = { origin: thisSite().origin };
  const booking = (tripId: number) => `/api/host/trips/${tripId}/booking`;
  expect((await page.request.put(booking(CRUISE), { headers })).status()).toBe(204);
  for (const id of (await onSale(page.request)).filter((id) => id !== CRUISE))
    expect((await page.request.delete(booking(id), { headers })).status()).toBe(204);
}
