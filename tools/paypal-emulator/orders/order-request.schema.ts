import { z } from 'zod';
import { BREAKDOWN_FIELDS } from './order.js';
import { moneySchema as money } from '../payments/money.rules.js';

const breakdown = z.partialRecord(z.enum(BREAKDOWN_FIELDS), money);

const item = z.object({
  name: z.string().min(1).max(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: money,
  description: z.string().max(2048).optional(),
  sku: z.string().max(127).optional(),
});

export const purchaseUnitSchema = z.object({
  reference_id: z.string().min(1).max(256).optional(),
  amount: money.extend({ breakdown: breakdown.optional() }),
  description: z.string().min(1).max(127).optional(),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  soft_descriptor: z.string().min(1).max(22).optional(),
  items: z.array(item).min(1).optional(),
});

const webAddress = z.url({ protocol: /^https?$/ });

const experienceContext = z.object({
  brand_name: z.string().min(1).max(127).optional(),
  locale: z.string().min(2).max(10).optional(),
  return_url: webAddress.optional(),
  cancel_url: webAddress.optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
});

/** The body of `POST /v2/checkout/orders`, as far as the emulator acts on it; the rest is passed over. */
export const orderRequestSchema = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(purchaseUnitSchema).min(1).max(10),
  payment_source: z
    .object({ paypal: z.object({ experience_context: experienceContext.optional() }) })
    .optional(),
});

export type OrderRequest = z.infer<typeof orderRequestSchema>;
export type MoneyRequest = z.infer<typeof money>;
export type UnitRequest = z.infer<typeof purchaseUnitSchema>;
