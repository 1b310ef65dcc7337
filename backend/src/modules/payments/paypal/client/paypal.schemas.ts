import { z } from 'zod';

const money = z.object({ currency_code: z.string(), value: z.string() });

const link = z.object({ rel: z.string(), href: z.string() });

export const capture = z.object({
  id: z.string(),
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: money,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
});

/** Asked for as a representation: the minimal form promises no amount. */
export const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  custom_id: z.string().optional(),
  links: z.array(link).optional(),
});

export const reversalEvent = z.object({ resource: refund });
export const dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_amount: money.optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).min(1),
});

/** What we rely on of PayPal's answers. Anything else in them is ignored. */
export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
export const createdOrder = z.object({ id: z.string().min(1), status: z.string() });
export const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: money.optional(),
        custom_id: z.string().optional(),
        invoice_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() })
          .optional(),
      }),
    )
    .min(1),
});
/** `events` are as PayPal sends them; each is read where it is used. */
export const eventPage = z
  .object({ events: z.array(z.unknown()).default([]), links: z.array(link).default([]) })
  .transform(({ events, links }) => ({
    events,
    next: links.find(({ rel }) => rel === 'next')?.href ?? null,
  }));
export const statementEntry = z.object({
  transaction_id: z.string(),
  paypal_reference_id: z.string().optional(),
  transaction_event_code: z.string(),
  transaction_amount: money,
  fee_amount: money.optional(),
  invoice_id: z.string().optional(),
  custom_field: z.string().optional(),
});
export const statementStatus = z.object({ transaction_status: z.string().optional() });
export const statementPage = z.object({
  transaction_details: z.array(z.object({ transaction_info: z.unknown() })).default([]),
  total_pages: z.number().int(),
});
export const verification = z.object({ verification_status: z.string() });
export const errorAnswer = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

export type PayPalMoney = z.infer<typeof money>;
export type PayPalDispute = z.infer<typeof dispute>;
export type PayPalOrder = z.infer<typeof order>;
export type PayPalRefund = z.infer<typeof refund>;
export type PayPalCapture = z.infer<typeof capture>;
