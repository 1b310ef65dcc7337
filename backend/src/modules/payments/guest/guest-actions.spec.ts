import { expect, it } from '@jest/globals';
import type { Cancellations } from '../cancellation/cancellations.service.js';
import type { Credits } from '../credits/credits.service.js';
import { GuestActions } from './guest-actions.service.js';
import type { OwnBookings } from './own-bookings.service.js';

it('a request that comes again after an update is the same one: what tells it from others keeps its order', async () => {
  const bodies: string[] = [];
  const own = {
    act: (_: object, body: object) => Promise.resolve(void bodies.push(JSON.stringify(body))),
  } as unknown as OwnBookings;
  const actions = new GuestActions(own, {} as Cancellations, {} as Credits);
  await actions.cancel(7, 'abc', { refundCents: 100 }, 'key');
  await actions.useCredit(7, 'abc', 'key');
  expect(bodies).toEqual([
    '{"action":"cancel","id":"abc","refundCents":100}',
    '{"action":"use credit","id":"abc"}',
  ]);
});
