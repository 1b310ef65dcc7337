import { amountCents } from '../../bookings/quote/money-text.js';
import type { ProviderMoney, ProviderOrder } from '../provider/provider.types.js';

export interface Expected {
  amountCents: number;
  currency: string;
  /** The booking's public id. */
  ownId: string;
}

/** Why money is not what was asked for, or null. */
export function moneyMismatch(
  money: ProviderMoney | null,
  expected: Pick<Expected, 'amountCents' | 'currency'>,
): 'CURRENCY' | 'AMOUNT' | null {
  if (money?.currency !== expected.currency) return 'CURRENCY';
  return amountCents(money.amount) === expected.amountCents ? null : 'AMOUNT';
}

/** Why an order is not the one we asked for, or null. Compared before any capture (PAY-13, PAY-14, PAY-15). */
export function orderMismatch(
  { money, ownId }: Pick<ProviderOrder, 'money' | 'ownId'>,
  expected: Expected,
): string | null {
  return moneyMismatch(money, expected) ?? (ownId === expected.ownId ? null : 'CUSTOM_ID');
}
