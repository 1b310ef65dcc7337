import type { Request } from 'express';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { refusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import type { Queryable } from '../storage/database.js';
import { findAmountFault } from './amounts.rules.js';
import { getLiveOrderForUpdate } from './live-order.js';
import type { Order, PurchaseUnit } from './order.js';
import { purchaseUnitSchema } from './order-request.schema.js';
import { savePurchaseUnits } from './orders.store.js';
import { readUnit } from './read-order-request.js';

const patchSchema = z
  .array(z.object({ op: z.enum(['add', 'replace', 'remove']), path: z.string(), value: z.unknown() }))
  .min(1);

type Patch = z.infer<typeof patchSchema>[number];

/** Such as `/purchase_units/@reference_id=='default'/amount`. */
const PATH = /^\/purchase_units\/@reference_id=='(?<unit>[^']+)'\/(?<field>\w+)$/;

const FIELDS = ['amount', 'description', 'custom_id', 'invoice_id', 'soft_descriptor'];

/** `PATCH /v2/checkout/orders/{id}`: amount and texts of a purchase unit, until the order is completed. */
export async function patchOrder(tx: Queryable, req: Request, { now }: Emulator): Promise<Decision> {
  const patches = parseBody(patchSchema, jsonBody(req));
  const order = await getLiveOrderForUpdate(tx, String(req.params.id), now());
  if (order.status === 'COMPLETED') throw refusal('ORDER_ALREADY_COMPLETED');
  const purchaseUnits = patches.reduce(
    (units, patch) => applyPatch(order, units, patch),
    order.purchaseUnits,
  );
  const fault = findAmountFault(purchaseUnits);
  if (fault) throw refusal(fault.issue, { field: fault.field, location: 'body' });
  await savePurchaseUnits(tx, { id: order.id, purchaseUnits, updatedAt: now() });
  return { status: 204, body: {}, tookEffect: true, orderId: order.id };
}

function applyPatch(order: Order, units: PurchaseUnit[], patch: Patch): PurchaseUnit[] {
  const { unit: referenceId = '', field = '' } = PATH.exec(patch.path)?.groups ?? {};
  if (!FIELDS.includes(field)) throw refusal('NOT_PATCHABLE', { field: patch.path, location: 'body' });
  const index = units.findIndex((unit) => unit.referenceId === referenceId);
  const before = units[index];
  if (!before) throw refusal('REFERENCE_ID_NOT_FOUND', { value: referenceId, location: 'body' });
  const value = patch.op === 'remove' ? undefined : patch.value;
  return units.with(index, changedUnit(order, before, field, value));
}

function changedUnit(order: Order, before: PurchaseUnit, field: string, value: unknown): PurchaseUnit {
  const amount = { currency_code: before.currency, value: '1' };
  const request = parseBody(purchaseUnitSchema, { amount, [field]: value });
  const given = readUnit(request, 0);
  if (field === 'amount') {
    const { currency, amountCents, breakdownCents } = given;
    if (order.status === 'APPROVED' && amountCents !== before.amountCents)
      throw refusal('AMOUNT_CHANGE_NOT_ALLOWED');
    return { ...before, currency, amountCents, breakdownCents };
  }
  const { description, customId, invoiceId, softDescriptor } = given;
  const texts = { description, custom_id: customId, invoice_id: invoiceId, soft_descriptor: softDescriptor };
  const name =
    { description: 'description', custom_id: 'customId', invoice_id: 'invoiceId' }[field] ?? 'softDescriptor';
  return { ...before, [name]: texts[field as keyof typeof texts] };
}
