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
] as const)('%j is %s: %s', (mail, state, reason) => {
  expect([deliveryState(mail), deliveryReason(mail, null)]).toEqual([state, reason]);
});

it.each([
  ['erased', 'Their account was deleted.'],
  ['left', 'They were taken off their booking before it went.'],
  [null, 'They turned letters off before it went.'],
] as const)('what went to nobody says why; where is its reader: %s', (gone, reason) => {
  const mail = { status: 'needless', attempts: 1, lastError: null } as const;
  expect([deliveryState(mail), deliveryReason(mail, gone)]).toEqual(['needless', reason]);
});
