import { type Act, one } from './guest-acts.js';

/** PayPal refuses what makes no sense there, as it would a person who clicks. */
const tried = (act: Promise<unknown>) => act.catch(() => undefined);

const OUTCOMES = ['SELLER', 'BUYER', 'ACCEPTED'] as const;

/** What happens at PayPal, and what time does. */
export const PAYPAL_ACTS = {
  'refund in the dashboard': async (life, a, b) => {
    const capture = one(await life.captures(), a);
    if (capture)
      await tried(life.stack.emulator.refundAtPayPal(capture, b % 3 ? `${1 + (b % 90)}.00` : undefined));
  },
  'the bank takes it back': async (life, a, b) => {
    const capture = one(await life.captures(), a);
    if (!capture || b % 2) return;
    await tried(life.stack.emulator.reverse(capture));
  },
  'the buyer disputes it': async (life, a, b) => {
    const capture = one(await life.captures(), a);
    if (!capture || b % 2) return;
    const part = b % 3 ? undefined : `${1 + (a % 200)}.00`;
    const dispute = await life.stack.emulator.dispute(capture, part).catch(() => null);
    if (dispute) life.disputes.push(dispute);
  },
  'PayPal decides a dispute': async (life, a, b) => {
    const dispute = one(life.disputes, a);
    if (dispute) await tried(life.stack.emulator.resolveDispute(dispute, one(OUTCOMES, b)!));
  },
  'the bank gives it back': async (life, a) => {
    const capture = one(await life.captures(), a);
    if (capture) await tried(life.stack.emulator.cancelReversal(capture));
  },
  'the next capture stays pending': (life) =>
    life.stack.emulator.fault({ operation: 'capture', kind: 'pending', times: 1 }),
  'the hold ends': async (life) => {
    const { id } = await life.row();
    await life.stack.db.query(
      `UPDATE bookings SET hold_expires_at = created_at WHERE id = $1 AND hold_expires_at IS NOT NULL`,
      [id],
    );
  },
} as const satisfies { [name: string]: Act };
