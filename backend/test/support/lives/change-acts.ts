import { CABIN_TYPES } from '../../../src/modules/trips/trip-config.js';
import { dateInZone } from '../../../src/modules/trips/trips.service.js';
import { moneyOf, reason } from './desk-acts.js';
import { type Act, one } from './guest-acts.js';
import type { Life } from './life.js';

const ZONE = 'America/Los_Angeles';
const DAY_MS = 24 * 60 * 60 * 1_000;
const dayIn = (days: number) => dateInZone(new Date(Date.now() + days * DAY_MS), ZONE);

interface Preview {
  differenceCents?: number;
  overpaidCents?: number;
}

/** What hosts have written down of a booking. */
const recordsOf = async (life: Life, host: number) =>
  ((await moneyOf(life, host)).payments ?? []).filter(({ recordedBy }) => recordedBy !== null);

/** All that is owed. */
async function writeDown(life: Life, host: number): Promise<void> {
  const amountCents = (await moneyOf(life, host)).totals?.['owedCents'] ?? 0;
  const record = { method: 'cash', amountCents, receivedOn: dayIn(-1), reason };
  await life.askHost(host, 'POST', 'payments', record);
}

/** What hosts change of a booking, of its trip, and of what they wrote down before. */
export const CHANGE_ACTS = {
  'change the cabin': async (life, a, b) => {
    const occupancy = one(['single', 'double'], b);
    const cabin = { cabinType: one(CABIN_TYPES, a), occupancy };
    const quoted = await life.askHost(a, 'POST', 'cabin/quote', cabin);
    const { differenceCents, overpaidCents = 0 } = (quoted?.body ?? {}) as Preview;
    if (differenceCents === undefined) return;
    const goesBack = { overpaid: 'refund', refundCents: overpaidCents };
    const overpaid = b % 3 ? goesBack : { overpaid: 'credit' };
    await life.askHost(a, 'PUT', 'cabin', {
      ...cabin,
      ...(overpaidCents > 0 ? overpaid : {}),
      differenceCents,
      reason,
    });
  },
  'take out a wrong record': async (life, a, b) => {
    if ((await recordsOf(life, a)).length === 0) await writeDown(life, a);
    const record = one(await recordsOf(life, a), b);
    if (record) await life.askHost(a, 'POST', `payments/${record.id}/wrong`, { reason });
  },
  'give back by hand': async (life, a, b) => {
    const { refunds = [] } = await moneyOf(life, a);
    const refused = refunds.filter(({ status }) => status !== 'completed');
    const refund = one(refused, b);
    const given = { method: 'bank', givenOn: dayIn(0), reason };
    if (refund) await life.askHost(a, 'POST', `refunds/${refund.id}/given`, given);
  },
  'wait no longer for PayPal': async (life, a, b) => {
    const { payments = [] } = await moneyOf(life, a);
    const held = one(
      payments.filter(({ status }) => status === 'pending'),
      b,
    );
    if (held) await life.askHost(a, 'POST', `payments/${held.id}/end`, { reason });
  },
  'write one payment down twice': async (life, a) => {
    const { totals } = await moneyOf(life, a);
    const shownCents = totals?.['owedCents'] ?? 0;
    const record = { method: 'check', amountCents: 137, shownCents, receivedOn: dayIn(-1), reason };
    const said = await Promise.all([0, 1].map((host) => life.askHost(host, 'POST', 'payments', record)));
    if (said.every((answer) => answer?.status === 201))
      life.wrong.push('Two hosts who were shown the same figure both wrote the payment down.');
  },
  'another day for a part': (life, a, b) =>
    life.askHost(a, 'PUT', `parts/${1 + (a % 4)}`, { dueOn: dayIn(b % 100), reason }),
  'open or close the doors': (life, a, b) =>
    life.askHost(a, 'PUT', 'access', { granted: one([true, false, null], b), reason }),
  'the trip sails another day': async (life, a, b) => {
    const host = life.world.desks[0].visitor;
    const path = `/api/host/trips/${life.world.tripId}`;
    const shown = await host.call<{ [name: string]: unknown }>('GET', path).catch(() => null);
    if (shown?.status !== 200) return;
    const {
      id: _i,
      isOwner: _o,
      departsAt: _d,
      isOnSale: _s,
      seatsTaken: _t,
      atStake: _a,
      ...trip
    } = shown.body;
    const days = one([100, 100, 80, 45, 25, 10], b) ?? 100;
    const texts = { subtitle: 'Moved', description: '' };
    await life.askAs(host, 'PUT', path, {
      ...trip,
      ...texts,
      startDate: dayIn(days),
      endDate: dayIn(days + 3),
    });
  },
} as const satisfies { [name: string]: Act };
