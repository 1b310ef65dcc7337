import { amountCents } from '../../bookings/quote/money-text.js';
import type { PayPalCapture, PayPalMoney, PayPalOrder } from '../paypal/client/paypal.schemas.js';

export interface Expected {
  amountCents: number;
  currency: string;
  customId: string;
}

/** Why money is not what was asked for, or null. */
export function moneyMismatch(
  money: PayPalMoney | undefined,
  expected: Pick<Expected, 'amountCents' | 'currency'>,
): 'CURRENCY' | 'AMOUNT' | null {
  if (money?.currency_code !== expected.currency) return 'CURRENCY';
  return amountCents(money.value) === expected.amountCents ? null : 'AMOUNT';
}

/** Why an order at PayPal is not the one we asked for, or null. Compared before any capture (PAY-13, PAY-14, PAY-15). */
export function orderMismatch(order: PayPalOrder, expected: Expected): string | null {
  const [unit] = order.purchase_units;
  return (
    moneyMismatch(unit?.amount, expected) ?? (unit?.custom_id === expected.customId ? null : 'CUSTOM_ID')
  );
}

/** Captures that are money, whatever happened to it later. */
const MONEY: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** A completed order is not yet money: its capture is. Of several, the one that is money. */
export function captureOf(order: PayPalOrder): PayPalCapture | undefined {
  const captures = order.purchase_units[0]?.payments?.captures ?? [];
  return captures.find(({ status }) => MONEY.has(status)) ?? captures[0];
}
