import { badgeLook, hasEnded, isPaymentDue, paymentProgress } from './trip.rules';

it.each([
  ['confirmed', 'Confirmed'],
  ['pending_payment', 'Pending payment'],
  ['waitlist', 'Waitlist'],
  ['cancelled', 'Cancelled'],
  ['pending', 'Pending'],
  ['', 'Pending'],
] as const)('calls the status "%s" %s', (status, word) => {
  expect(badgeLook({ status, isCalledOff: false }).word).toBe(word);
});

it('calls the place on a trip that does not take place called off, whatever became of its booking', () => {
  for (const status of ['confirmed', 'cancelled'] as const) {
    expect(badgeLook({ status, isCalledOff: true }).word).toBe('Called off');
    expect(hasEnded({ status, isCalledOff: true })).toBe(true);
  }
  expect(hasEnded({ status: 'cancelled', isCalledOff: false })).toBe(true);
  expect(hasEnded({ status: 'waitlist', isCalledOff: false })).toBe(false);
});

it.each([
  [0, 728, 0],
  [182, 728, 25],
  // Almost is not all.
  [727.99, 728, 99],
  [728, 728, 100],
  [800, 728, 100],
  [0, 0, 0],
])('shows %d of %d dollars as %d percent', (amountPaid, payableAmount, percent) => {
  expect(paymentProgress({ amountPaid, payableAmount }).percent).toBe(percent);
});

it.each([
  ['unpaid', 'pending_payment', true],
  ['partial', 'confirmed', true],
  ['paid', 'confirmed', false],
  ['refunded', 'cancelled', false],
  ['unpaid', 'waitlist', false],
] as const)('asks who is %s and %s to pay: %s', (paymentStatus, status, isDue) => {
  expect(isPaymentDue(paymentStatus, status)).toBe(isDue);
});
