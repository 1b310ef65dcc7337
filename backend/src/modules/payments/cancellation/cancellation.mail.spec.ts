import { expect, it } from '@jest/globals';
import { cancellationMail } from './cancellation.mail.js';

const ABOUT = {
  buyerName: 'Quinn Sample',
  reference: 'GW-1234',
  trip: { title: 'Fjords in June', startDate: '2026-06-05' },
  reason: '',
  refundCents: 21_300,
  keptCents: 42_500,
  isDisputed: false,
  isMoneyPending: false,
};

it('says who cancelled, and what of the money comes back', () => {
  const { subject, text } = cancellationMail({ ...ABOUT, by: 'host' });
  expect(subject).toBe('Your booking for Fjords in June is cancelled');
  expect(text).toContain('your host cancelled it: booking GW-1234 for Fjords in June is cancelled');
  expect(text).toContain('You had paid $638. $213 of it come back to you, $425 stay with the trip.');
});

it('speaks of no money to who had paid none', () => {
  const { text } = cancellationMail({ ...ABOUT, by: 'guest', refundCents: 0, keptCents: 0 });
  expect(text).toContain('as you asked: booking GW-1234');
  expect(text).not.toContain('$');
});

it('of a trip that is called off it says why, in words that are marked as the host’s, and that all comes back', () => {
  const off = {
    ...ABOUT,
    by: 'trip',
    reason: 'The ship is in the yard.\nWe are sorry',
    keptCents: 0,
  } as const;
  const { subject, text } = cancellationMail(off);
  expect(subject).toBe('Fjords in June is called off');
  expect(text).toContain('> The ship is in the yard.\n> We are sorry');
  expect(text).toContain('which was to sail on June 5, 2026, does not take place');
  expect(text).toContain('All that you paid, $213, comes back to you the way you paid it.');
  expect(cancellationMail({ ...off, refundCents: 0 }).text).toContain('Nothing more is owed.');
});

it.each([
  [{ isDisputed: true }, '$213, comes back to you, once PayPal has decided'],
  [{ isMoneyPending: true }, 'the way you paid it. The payment that PayPal still holds back goes back too'],
  [
    { isMoneyPending: true, refundCents: 0 },
    'Nothing more is owed. The payment that PayPal still holds back',
  ],
])('of a trip that is called off it promises no money before it can come: %j', (money, words) => {
  expect(cancellationMail({ ...ABOUT, by: 'trip', keptCents: 0, ...money }).text).toContain(words);
});
