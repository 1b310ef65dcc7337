import type { Issue } from '../http/issues.table.js';
import { refusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import { findAmountFault } from './amounts.rules.js';
import { CURRENCIES, readCents } from '../payments/money.rules.js';
import { BREAKDOWN_FIELDS, type Experience, type Item, type Order, type PurchaseUnit } from './order.js';
import {
  orderRequestSchema,
  type MoneyRequest,
  type OrderRequest,
  type UnitRequest,
} from './order-request.schema.js';

/**
 * What a create call asks for, with every amount in cents and every rule of PayPal's kept.
 * @throws Refusal INVALID_REQUEST or UNPROCESSABLE_ENTITY, naming the field
 */
export function readOrderRequest(body: unknown): Pick<Order, 'intent' | 'purchaseUnits' | 'experience'> {
  const request = parseBody(orderRequestSchema, body);
  const purchaseUnits = request.purchase_units.map(readUnit);
  const fault = findAmountFault(purchaseUnits);
  if (fault) throw refusal(fault.issue, { field: fault.field, location: 'body' });
  return { intent: request.intent, purchaseUnits, experience: readExperience(request) };
}

/** One purchase unit with its amounts in cents. @throws Refusal naming the field */
export function readUnit(unit: UnitRequest, index: number): PurchaseUnit {
  const field = `/purchase_units/${index}`;
  return {
    referenceId: unit.reference_id ?? 'default',
    currency: unit.amount.currency_code,
    amountCents: readMoney(unit.amount, unit.amount.currency_code, `${field}/amount`),
    breakdownCents: readBreakdown(unit, `${field}/amount/breakdown`),
    items: unit.items?.map(
      (item, at): Item => ({
        name: item.name,
        quantity: Number(item.quantity),
        unitCents: readMoney(item.unit_amount, unit.amount.currency_code, `${field}/items/${at}/unit_amount`),
        description: item.description,
        sku: item.sku,
      }),
    ),
    description: unit.description,
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    softDescriptor: unit.soft_descriptor,
  };
}

function readBreakdown({ amount }: UnitRequest, field: string): PurchaseUnit['breakdownCents'] {
  if (!amount.breakdown) return undefined;
  const parts: NonNullable<PurchaseUnit['breakdownCents']> = {};
  for (const name of BREAKDOWN_FIELDS) {
    const part = amount.breakdown[name];
    if (part) parts[name] = readMoney(part, amount.currency_code, `${field}/${name}`);
  }
  return parts;
}

function readMoney(money: MoneyRequest, currency: string, field: string): number {
  const refuse = (issue: Issue, name: string, value: string) =>
    refusal(issue, { field: `${field}/${name}`, value, location: 'body' });
  if (!CURRENCIES.includes(money.currency_code)) {
    throw refuse('INVALID_CURRENCY_CODE', 'currency_code', money.currency_code);
  }
  if (money.currency_code !== currency) {
    throw refuse('MULTI_CURRENCY_ORDER', 'currency_code', money.currency_code);
  }
  const cents = readCents(money.value, currency);
  if (typeof cents === 'string') throw refuse(cents, 'value', money.value);
  return cents;
}

function readExperience({ payment_source: source }: OrderRequest): Experience | null {
  if (!source) return null;
  const context = source.paypal.experience_context;
  return {
    brandName: context?.brand_name,
    locale: context?.locale,
    returnUrl: context?.return_url,
    cancelUrl: context?.cancel_url,
  };
}
