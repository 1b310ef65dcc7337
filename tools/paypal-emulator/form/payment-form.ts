import { z } from 'zod';
import { CURRENCIES, MONEY_SYNTAX, readCents } from '../payments/money.rules.js';

const address = (longest: number) =>
  z
    .url({ protocol: /^https?$/ })
    .max(longest)
    .optional();

/** The fields of a buy-now form that PayPal reads; every one of them is in the buyer's hands. */
const fieldsSchema = z.object({
  cmd: z.literal('_xclick'),
  business: z.string().min(1).max(127),
  item_name: z.string().max(127).default(''),
  item_number: z.string().max(127).default(''),
  amount: z.string().regex(MONEY_SYNTAX),
  currency_code: z.enum(CURRENCIES).default('USD'),
  quantity: z.coerce.number().int().min(1).max(999).default(1),
  custom: z.string().max(256).default(''),
  invoice: z.string().max(127).default(''),
  return: address(1024),
  cancel_return: address(1024),
  notify_url: address(255),
  rm: z.enum(['0', '1', '2']).default('0'),
  cbt: z.string().max(60).optional(),
  charset: z.string().optional(),
});

/** A payment by redirect form, as the buyer sent it. */
export type PaymentForm = z.infer<typeof fieldsSchema> & {
  /** What is to be paid in all, in cents. */
  totalCents: number;
};

/** The form, or null when PayPal would not take it. An empty field counts as none. */
export function readPaymentForm(fields: Record<string, string>): PaymentForm | null {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const read = fieldsSchema.safeParse(given);
  if (!read.success) return null;
  const cents = readCents(read.data.amount, read.data.currency_code);
  if (typeof cents === 'string' || cents <= 0) return null;
  return { ...read.data, totalCents: cents * read.data.quantity };
}
