import { expect, it } from '@jest/globals';
import { deliveryReason, deliveryState } from './delivery.rules.js';

it.each([
  [null, 'queued', null],
  [{ status: 'pending', attempts: 1, lastError: null }, 'queued', null],
  [
    { status: 'pending', attempts: 2, lastError: 'ETIMEDOUT' },
    'retrying',
    'The mail server did not answer in time.',
  ],
  [{ status: 'sent', attempts: 1, lastError: null }, 'sent', null],
  [
    { status: 'failed', attempts: 12, lastError: 'EENVELOPE' },
    'failed',
    'The mail server does not take this address.',
  ],
  [{ status: 'failed', attempts: 12, lastError: 'UNKNOWN' }, 'failed', 'It did not go through.'],
  [
    { status: 'needless', attempts: 1, lastError: null },
    'needless',
    'Their account was deleted before it went.',
  ],
] as const)('%j is %s: %s', (mail, state, reason) => {
  expect([deliveryState(mail), deliveryReason(mail)]).toEqual([state, reason]);
});
