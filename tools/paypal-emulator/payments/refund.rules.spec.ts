import { describe, expect, it } from '@jest/globals';
import type { Capture } from './capture.js';
import {
  MAX_REFUNDS,
  refundableCents,
  refundIssue,
  statusAfterRefunds,
  type RefundGround,
  type RefundWish,
} from './refund.rules.js';
import type { Refund } from './refund.js';

const paidAt = new Date('2025-06-02T09:00:00Z');
const days = (count: number) => new Date(paidAt.getTime() + count * 24 * 60 * 60 * 1000);

const aCapture = (differing: Partial<Capture> = {}): Capture => ({
  id: 'C',
  orderId: 'O',
  unit: 0,
  formId: null,
  status: 'COMPLETED',
  pendingReason: null,
  currency: 'USD',
  amountCents: 72_800,
  feeCents: 2_590,
  customId: null,
  invoiceId: null,
  createdAt: paidAt,
  updatedAt: paidAt,
  ...differing,
});

const aRefund = (amountCents: number, differing: Partial<Refund> = {}): Refund => ({
  id: 'R',
  captureId: 'C',
  kind: 'refund',
  status: 'COMPLETED',
  pendingReason: null,
  amountCents,
  totalRefundedCents: amountCents,
  customId: null,
  invoiceId: null,
  noteToPayer: null,
  canceledBy: null,
  createdAt: paidAt,
  updatedAt: paidAt,
  ...differing,
});

const ground = (differing: Partial<RefundGround> = {}): RefundGround => ({
  capture: aCapture(),
  refunds: [],
  isDisputed: false,
  now: paidAt,
  ...differing,
});

describe('a refund', () => {
  const usd = (amountCents: number): RefundWish => ({ currency: 'USD', amountCents });
  const many = Array.from({ length: MAX_REFUNDS }, () => aRefund(1));

  it.each<[string, RefundWish, Partial<RefundGround>, string | null]>([
    ['of everything', {}, {}, null],
    ['of the last cent', usd(1), { refunds: [aRefund(72_799)] }, null],
    ['on the 180th day', {}, { now: days(180) }, null],
    ['after 180 days', {}, { now: days(180.01) }, 'REFUND_TIME_LIMIT_EXCEEDED'],
    ['of nothing', usd(0), {}, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['of less than nothing', usd(-1), {}, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['in another currency', { currency: 'EUR', amountCents: 1 }, {}, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    ['of a cent too much', usd(72_801), {}, 'REFUND_AMOUNT_EXCEEDED'],
    [
      'beyond a pending one',
      usd(2),
      { refunds: [aRefund(72_799, { status: 'PENDING' })] },
      'REFUND_AMOUNT_EXCEEDED',
    ],
    ['in place of a failed one', usd(72_800), { refunds: [aRefund(72_800, { status: 'FAILED' })] }, null],
    ['when all is gone', {}, { refunds: [aRefund(72_800)] }, 'CAPTURE_FULLY_REFUNDED'],
    ['of a pending payment', {}, { capture: aCapture({ status: 'PENDING' }) }, 'PENDING_CAPTURE'],
    ['of a denied payment', {}, { capture: aCapture({ status: 'DECLINED' }) }, 'REFUND_NOT_ALLOWED'],
    ['during a dispute', {}, { isDisputed: true }, 'TRANSACTION_DISPUTED'],
    [
      'of a reversed payment',
      {},
      { refunds: [aRefund(72_800, { kind: 'reversal' })] },
      'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
    ],
    [
      'after a canceled reversal',
      {},
      { refunds: [aRefund(72_800, { kind: 'reversal', status: 'CANCELLED' })] },
      null,
    ],
    ['too many times', usd(1), { refunds: many }, 'MAX_NUMBER_OF_REFUNDS_EXCEEDED'],
  ])('%s', (_when, wish, differing, issue) => {
    expect(refundIssue(wish, ground(differing))).toBe(issue);
  });

  it('leaves what neither went nor is on its way', () => {
    const refunds = [
      aRefund(20_000),
      aRefund(10_000, { status: 'PENDING' }),
      aRefund(5_000, { status: 'FAILED' }),
    ];
    expect(refundableCents(aCapture(), refunds)).toBe(42_800);
  });

  it.each<[Refund[], string]>([
    [[], 'COMPLETED'],
    [[aRefund(72_800, { status: 'PENDING' })], 'COMPLETED'],
    [[aRefund(1)], 'PARTIALLY_REFUNDED'],
    [[aRefund(72_000), aRefund(800)], 'REFUNDED'],
    [[aRefund(72_800, { kind: 'reversal', status: 'CANCELLED' })], 'COMPLETED'],
  ])('makes the capture what has really gone back: %#', (refunds, status) => {
    expect(statusAfterRefunds(aCapture(), refunds)).toBe(status);
  });
});
