import { z } from 'zod';
import { refusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import { moneySchema, readCents } from './money.rules.js';
import type { RefundWish } from './refund.rules.js';

const refundRequestSchema = z.object({
  amount: moneySchema.optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  custom_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
});

export interface RefundRequest extends RefundWish {
  customId: string | null;
  invoiceId: string | null;
  noteToPayer: string | null;
}

/**
 * What a refund call asks for.
 * @throws Refusal INVALID_REQUEST, DECIMAL_PRECISION or MAX_VALUE_EXCEEDED, naming the field
 */
export function readRefundRequest(body: unknown): RefundRequest {
  const { amount, ...texts } = parseBody(refundRequestSchema, body);
  return {
    ...(amount ? readAmount(amount) : {}),
    customId: texts.custom_id ?? null,
    invoiceId: texts.invoice_id ?? null,
    noteToPayer: texts.note_to_payer ?? null,
  };
}

function readAmount({ currency_code: currency, value }: z.infer<typeof moneySchema>): RefundWish {
  const amountCents = readCents(value, currency);
  if (typeof amountCents === 'string') {
    throw refusal(amountCents, { field: '/amount/value', value, location: 'body' });
  }
  return { currency, amountCents };
}
