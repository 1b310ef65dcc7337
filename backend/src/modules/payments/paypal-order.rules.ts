import { amountCents } from '../guests/money-text.js';
import type { PayPalCapture, PayPalOrder } from './paypal/paypal.schemas.js';

export interface Expected {
  amountCents: number;
  currency: string;
  customId: string;
}

/** Why an order at PayPal is not the one we asked for, or null. Compared before any capture (PAY-13, PAY-14, PAY-15). */
export function orderMismatch(order: PayPalOrder, expected: Expected): string | null {
  const [unit] = order.purchase_units;
  if (!unit?.amount || unit.amount.currency_code !== expected.currency) return 'CURRENCY';
  if (amountCents(unit.amount.value) !== expected.amountCents) return 'AMOUNT';
  return unit.custom_id === expected.customId ? null : 'CUSTOM_ID';
}

/** A completed order is not yet money: its capture is (payments.md 1.3). Of several, the one that is money. */
export function captureOf(order: PayPalOrder): PayPalCapture | undefined {
  const captures = order.purchase_units[0]?.payments?.captures ?? [];
  return captures.find((capture) => capture.status === 'COMPLETED') ?? captures[0];
}
