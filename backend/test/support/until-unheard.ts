import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

/**
 * Until PayPal has the money of an order and our last try to hear of it is over, where its answers are lost; nobody asks
 * again from the beginning. The buyer's own answer, after five seconds, says neither.
 */
export async function untilUnheard({ emulator, db }: Stack, orderId: string): Promise<void> {
  await eventually(async () => {
    // Ten seconds after it asked, the product would ask again by itself: a busy machine may not even have asked by then.
    const { rows } = await db.query<{ issue: string | null }>(
      `UPDATE payments SET next_check_at = NULL WHERE provider_order_id = $1 AND status = 'capturing'
        RETURNING last_issue AS issue`,
      [orderId],
    );
    const taken = (await emulator.captures(orderId)).length;
    if (taken !== 1) throw new Error(`PayPal has taken the money of ${orderId} ${taken} times.`);
    if (rows[0]?.issue !== 'CONNECTION_LOST') throw new Error(`${orderId} is still asked for, or was heard.`);
  }, 40_000);
}
