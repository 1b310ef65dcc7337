import { z } from 'zod';
import type { Issue } from '../http/issues.table.js';

/** Nine digits of cents: 9,999,999.99, the largest amount PayPal takes. */
const MAX_CENTS = 999_999_999;

/** Where PayPal knows no parts of the whole: an amount is written "5000". Source: PayPal's list of currency codes. */
const WITHOUT_CENTS = ['JPY', 'HUF', 'TWD'];

/** Currencies that PayPal settles. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'MXN', 'CHF', 'NZD', 'SGD', ...WITHOUT_CENTS];

/** What `money.value` may look like; a number in JSON is refused, since 0.1 + 0.2 has no place in a price. */
export const MONEY_SYNTAX = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** PayPal's money: a currency and a decimal string. */
export const moneySchema = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().min(1).max(32).regex(MONEY_SYNTAX),
});

/** Hundredths of a decimal string that has MONEY_SYNTAX, or the issue that PayPal raises against it. */
export function readCents(value: string, currency: string): number | Issue {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  if (fraction && WITHOUT_CENTS.includes(currency)) return 'DECIMALS_NOT_SUPPORTED';
  if (fraction.length > 2) return 'DECIMAL_PRECISION';
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return 'MAX_VALUE_EXCEEDED';
  return value.startsWith('-') ? -cents : cents;
}

/** `72850` becomes `"728.50"`, and where there are no cents `72800` becomes `"728"`. */
export function writeCents(cents: number, currency: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const parts = WITHOUT_CENTS.includes(currency) ? '' : `.${digits.slice(-2)}`;
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${parts}`;
}

/**
 * PayPal's fee in cents, rounded half up: 3.49% + 0.49, its standard rate for checkout in the United States.
 * Never more than the payment, which keeps the net amount of tiny payments at zero.
 */
export function feeCents(amountCents: number, currency: string): number {
  const smallest = WITHOUT_CENTS.includes(currency) ? 100 : 1;
  const exact = Math.floor((amountCents * 349 + 5_000) / 10_000) + 49;
  return Math.min(amountCents, Math.floor(exact / smallest) * smallest);
}
