import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { theRowOf } from '../../../platform/database/rows.js';

/** Statuses of a payment that its buyer may still finish, and of one whose money was asked for. */
const OPEN = `'created', 'approved', 'declined'`;
const UNDER_WAY = `'capturing', 'pending'`;

/** Money may be on its way for a booking: the payment decides, not the clock. */
export const MONEY_UNDER_WAY = `SELECT FROM payments WHERE status IN (${UNDER_WAY}) AND booking_id =`;

/** A payment of a booking has been begun and has no end yet: what it takes may still come. */
export const PAYMENT_BEGUN = `SELECT FROM payments WHERE status IN (${OPEN}, ${UNDER_WAY}) AND booking_id =`;

interface PaymentTraces {
  isMoneyUnderWay: boolean;
  /** It is a share that is under way: nothing of the buyer's. */
  isShareUnderWay: boolean;
  /** The buyer has been sent to PayPal, and we do not know the end of it. Not of what others pay by shares. */
  isOrderOpen: boolean;
  /** The buyer's newest attempt to pay ended without money, for sure: nothing was charged. */
  hasPaymentFailed: boolean;
}

const TRACES = z.object({
  under_way: z.boolean(),
  share_under_way: z.boolean(),
  order_open: z.boolean(),
  failed: z.boolean().nullable(),
});

/** What the payments of a booking say about it; this module knows their table and nothing of how they work. */
export async function paymentTraces(manager: EntityManager, bookingId: number): Promise<PaymentTraces> {
  const traces = await theRowOf(
    manager,
    TRACES,
    `SELECT EXISTS (${MONEY_UNDER_WAY} $1) AS under_way,
            EXISTS (${MONEY_UNDER_WAY} $1 AND share_id IS NOT NULL) AS share_under_way,
            EXISTS (SELECT FROM payments WHERE booking_id = $1 AND share_id IS NULL AND provider_order_id IS NOT NULL
                       AND status IN (${OPEN})) AS order_open,
            (SELECT status IN ('declined', 'failed') OR status = 'expired' AND last_issue = 'APPROVAL_REVERSED'
               FROM payments WHERE booking_id = $1 AND share_id IS NULL ORDER BY id DESC LIMIT 1) AS failed`,
    [bookingId],
  );
  return {
    isMoneyUnderWay: traces.under_way,
    isShareUnderWay: traces.share_under_way,
    isOrderOpen: traces.order_open,
    hasPaymentFailed: traces.failed ?? false,
  };
}
