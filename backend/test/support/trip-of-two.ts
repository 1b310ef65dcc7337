import { randomUUID } from 'node:crypto';
import { HostDesk } from './booked.js';
import { aHost } from './people.js';
import { aTripOnSale } from './purchase.js';
import type { Stack } from './stack.js';

/** A server on which two hosts decide above $600, from their first day on. */
export const TWO_HOSTS = { ONE_HOST_LIMIT_CENTS: '60000', SECOND_HOST_DAYS: '0' };

const CALL_OFF_REASON = 'The ship has to go into the yard';

interface Standing {
  status: string;
  bookings: number;
  paidCents: number | null;
  mayConfirm: boolean;
}

/** A trip on sale of an owner and a co-host with every right, and how they call it off. */
export async function aTripOfTwo(stack: Stack) {
  const tripId = await aTripOnSale(stack);
  const owner = new HostDesk(stack, await aHost(stack, [tripId]));
  const person = await aHost(stack, [tripId]);
  await stack.db.query('UPDATE trip_hosts SET is_owner = false WHERE trip_id = $1 AND user_id = $2', [
    tripId,
    person.userId,
  ]);
  const path = `/api/host/trips/${tripId}/call-off`;
  const second = new HostDesk(stack, person);
  const standing = async () => (await second.visitor.call<Standing>('GET', path)).body;
  const write = async ({ visitor }: HostDesk, method: string, more: object = {}, address = path) => {
    const body = { paidCents: (await standing()).paidCents, ...more };
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body: answer } = await visitor.call<{ code?: string } | null>(method, address, body, key);
    return answer?.code ?? status;
  };
  const ask = (more: object = {}, desk = owner) => write(desk, 'PUT', { reason: CALL_OFF_REASON, ...more });
  const confirm = (desk = second) => write(desk, 'POST', {}, `${path}/confirm`);
  const refuse = () => write(second, 'POST', { reason: 'Not so' }, `${path}/refuse`);
  return { tripId, owner, second, standing, ask, confirm, refuse };
}

/** Sets a trip off as a call-off does, with the turn of its bookings still to come; `null` takes it back. */
export const setOff = (stack: Stack, tripId: number, at: Date | null) =>
  stack.db.query('UPDATE trips SET called_off_at = $2, is_on_sale = false WHERE id = $1', [tripId, at]);
