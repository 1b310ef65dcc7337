import { disputeView } from '../disputes/dispute.view.js';
import { orderView } from '../orders/order.view.js';
import type { Capture } from '../payments/capture.js';
import { captureView } from '../payments/capture.view.js';
import { refundView } from '../payments/refund.view.js';
import type { EmulatorSettings } from '../settings.js';
import type { EVENT_TYPES, EventType } from './event-types.table.js';

type ResourceType = (typeof EVENT_TYPES)[EventType][0];

const AT = { createdAt: new Date('2020-01-01T00:00:00Z'), updatedAt: new Date('2020-01-01T00:00:00Z') };

const ORDER_ID = '5O190127TN364715T';

const CAPTURE: Capture = {
  ...AT,
  id: '42311647XV020574X',
  orderId: ORDER_ID,
  unit: 0,
  formId: null,
  status: 'COMPLETED',
  pendingReason: null,
  currency: 'USD',
  amountCents: 3_000,
  feeCents: 154,
  customId: null,
  invoiceId: null,
};

/** What a simulated event is about. */
export function sampleResource(type: ResourceType, settings: EmulatorSettings): object {
  const { publicUrl } = settings;
  switch (type) {
    case 'checkout-order':
      return sampleOrder(settings);
    case 'capture':
      return captureView(CAPTURE, publicUrl);
    case 'refund':
      return sampleRefund(publicUrl);
    case 'dispute':
      return sampleDispute(publicUrl);
  }
}

function sampleOrder(settings: EmulatorSettings): object {
  const order = {
    ...AT,
    id: ORDER_ID,
    intent: 'CAPTURE',
    status: 'APPROVED',
    purchaseUnits: [{ referenceId: 'default', currency: CAPTURE.currency, amountCents: CAPTURE.amountCents }],
    experience: null,
    funding: 'good',
    expiresAt: AT.createdAt,
  } as const;
  const { purchaseUnits } = order;
  return orderView({ ...order, purchaseUnits: [...purchaseUnits] }, { captures: [], refunds: [] }, settings);
}

function sampleRefund(publicUrl: string): object {
  const refund = {
    ...AT,
    id: '1JU08902781691411',
    captureId: CAPTURE.id,
    kind: 'refund',
    status: 'COMPLETED',
    pendingReason: null,
    amountCents: 1_000,
    totalRefundedCents: 1_000,
    customId: null,
    invoiceId: null,
    noteToPayer: null,
    canceledBy: null,
  } as const;
  return refundView(refund, CAPTURE, publicUrl);
}

function sampleDispute(publicUrl: string): object {
  const dispute = {
    ...AT,
    id: 'PP-D-4012',
    captureId: CAPTURE.id,
    status: 'OPEN',
    outcome: null,
    amountCents: 3_000,
  } as const;
  return disputeView(dispute, CAPTURE, publicUrl);
}
