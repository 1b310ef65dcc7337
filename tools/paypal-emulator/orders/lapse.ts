import type { Emulator } from '../emulator.js';
import { transaction } from '../storage/database.js';
import { takeLapsedApprovals } from './orders.store.js';
import { tellLapsedApproval } from './tell-order.js';

/** Ends the orders that were approved and not captured in time, and tells the merchant of each. */
export async function voidLapsedOrders(emulator: Emulator): Promise<void> {
  await transaction(emulator.pool, async (tx) => {
    const lapsed = await takeLapsedApprovals(tx, emulator.now());
    for (const order of lapsed) await tellLapsedApproval(tx, emulator, order);
  });
}
