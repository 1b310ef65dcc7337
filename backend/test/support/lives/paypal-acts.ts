import { type Act, one } from './guest-acts.js';

/** PayPal refuses what makes no sense there, as it would a person who clicks. */
const tried = (act: Promise<unknown>) => act.catch(() => undefined);

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
    if (b % 4 === 0) await tried(life.stack.emulator.cancelReversal(capture));
  },
  'the buyer disputes it': async (life, a, b) => {
    const capture = one(await life.captures(), a);
    if (!capture || b % 2) return;
    const dispute = await life.stack.emulator.dispute(capture).catch(() => null);
    if (dispute && b % 4 === 0)
      await tried(life.stack.emulator.resolveDispute(dispute, b % 8 ? 'SELLER' : 'BUYER'));
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
