import type { Issue } from '../http/issues.table.js';
import type { PurchaseUnit } from './order.js';

/** The first rule of PayPal's that the amounts of an order break, and at which field; null when all hold. */
export interface AmountFault {
  issue: Issue;
  field: string;
}

export function findAmountFault(units: PurchaseUnit[]): AmountFault | null {
  for (const [index, unit] of units.entries()) {
    const issue = unitIssue(unit);
    if (issue) return { issue, field: `/purchase_units/${index}/amount` };
  }
  return findFaultAmongUnits(units);
}

function unitIssue(unit: PurchaseUnit): Issue | null {
  if (unit.amountCents <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  const { breakdownCents: parts, items } = unit;
  if (parts && Object.values(parts).some((cents) => cents < 0)) return 'CANNOT_BE_NEGATIVE';
  if (parts && sumOfParts(parts) !== unit.amountCents) return 'AMOUNT_MISMATCH';
  if (!items) return null;
  if (parts?.item_total === undefined) return 'ITEM_TOTAL_REQUIRED';
  const itemsCents = items.reduce((sum, item) => sum + item.quantity * item.unitCents, 0);
  return itemsCents === parts.item_total ? null : 'ITEM_TOTAL_MISMATCH';
}

function sumOfParts(parts: NonNullable<PurchaseUnit['breakdownCents']>): number {
  const of = (field: keyof typeof parts) => parts[field] ?? 0;
  const added = of('item_total') + of('tax_total') + of('shipping') + of('handling') + of('insurance');
  return added - of('shipping_discount') - of('discount');
}

function findFaultAmongUnits(units: PurchaseUnit[]): AmountFault | null {
  const field = '/purchase_units';
  if (new Set(units.map((unit) => unit.currency)).size > 1) return { issue: 'MULTI_CURRENCY_ORDER', field };
  const names = new Set(units.map((unit) => unit.referenceId));
  return names.size < units.length ? { issue: 'DUPLICATE_REFERENCE_ID', field } : null;
}
