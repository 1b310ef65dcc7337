import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs } from './people';
import { thisSite } from './site';
import { expect } from './test';

/** The trip that the site sells to all other journeys. */
export const CRUISE = 1;

/** The trip that the public site sells now, for who is signed in as a host. */
export async function onSale(api: APIRequestContext): Promise<number | null> {
  const { onSale: sold } = (await (await api.get('/api/host/trips')).json()) as {
    onSale: { tripId: number } | null;
  };
  return sold?.tripId ?? null;
}

/** However a journey ends that sells another trip, the site sells the cruise again. */
export async function sellTheCruiseAgain({ page }: { page: Page }): Promise<void> {
  await enterAs(page, 'marisol');
  const replacesTripId = await onSale(page.request);
  if (replacesTripId === CRUISE) return;
  const reply = await page.request.put(`/api/host/trips/${CRUISE}/booking`, {
    headers: { origin: thisSite().origin },
    data: { replacesTripId },
  });
  expect(reply.status()).toBe(204);
}
