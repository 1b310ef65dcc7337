import { describe, expect, it } from '@jest/globals';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import type { TripConfig } from '../../trips/trip-config.js';
import type { Credit } from '../credits/credit.entity.js';
import type { Payment } from '../payment/payment.entity.js';
import {
  correctedPaymentMail,
  creditMail,
  type GivenMail,
  openedMail,
  receivedPaymentMail,
  recordedPaymentMail,
} from './given.mail.js';

const about = (buyer: Partial<Guest> = {}, config: Pick<TripConfig, 'organiser'> = {}): GivenMail => ({
  booking: { publicId: 'abcdefgh12345678901234' } as Booking,
  buyer: {
    name: 'Sam Sample',
    remainingAmountCents: 42_450,
    nextPaymentDate: '2025-07-07',
    ...buyer,
  } as Guest,
  trip: { id: 7, title: 'Ensenada', config: config as TripConfig },
  siteUrl: 'https://example.com',
  contactEmail: 'desk@example.com',
});

describe('the mail about a payment that a host recorded', () => {
  const payment = { amountCents: 21_250, means: 'bank', receivedOn: '2025-06-01', note: 'A private note' };

  it('says what came, how and when, and what is left', () => {
    const { subject, text } = recordedPaymentMail(payment as Payment, about());
    expect(subject).toBe('We have your payment of $212.50');
    expect(text).toContain('$212.50 by bank transfer on June 1, 2025 for booking ABCDEFGH, Ensenada.');
    expect(text).toContain('$424.50 of it are still to be paid, the next part by July 7, 2025.');
    expect(text).not.toContain('private');
  });

  it('says that nothing is left', () => {
    const { text } = recordedPaymentMail(payment as Payment, about({ remainingAmountCents: 0 }));
    expect(text).toContain('Your booking is paid in full.');
  });
});

it('the mail about a record that was wrong says that it counts no more, and of no refund', () => {
  const payment = { amountCents: 60_000, means: 'check', receivedOn: '2025-06-01', note: 'A private note' };
  const booking = { publicId: 'abcdefgh12345678901234', status: 'confirmed' } as Booking;
  const { subject, text } = correctedPaymentMail(payment as Payment, { ...about(), booking });
  expect(subject).toBe('A payment of $600 was recorded by mistake');
  expect(text).toContain('a payment of $600 by check on June 1, 2025 for booking ABCDEFGH, Ensenada.');
  expect(text).toContain('$424.50 of it are still to be paid');
  expect(text).not.toMatch(/refund|private/);
});

describe('the mail about a payment by PayPal', () => {
  const payment = { amountCents: 21_250, method: 'paypal_orders' } as Payment;

  it('says what came, what is left and by when', () => {
    const { subject, text } = receivedPaymentMail(payment, about());
    expect(subject).toBe('We have your payment of $212.50');
    expect(text).toContain('your payment of $212.50 by PayPal has arrived, for booking ABCDEFGH, Ensenada.');
    expect(text).toContain('the next part by July 7, 2025.');
    expect(text).toContain('Your receipt:\nhttps://example.com/guest/payment/abcdefgh12345678901234');
    expect(text).not.toContain('group chat');
  });

  it('names whom the buyer had asked to pay it', () => {
    const { subject, text } = receivedPaymentMail(payment, about(), 'Eve Mate');
    expect(subject).toBe('A share of $212.50 is paid');
    expect(text).toContain('the share of $212.50 that you asked Eve Mate to pay has been paid by PayPal');
    expect(text).not.toContain('your payment');
  });

  it('ends with who organises the trip, and says nothing of it where nobody is named', () => {
    const organiser = { name: 'Lantern Tours', address: '1 Quay Street\nSan Diego', registration: 'CST 12' };
    expect(receivedPaymentMail(payment, about({}, { organiser })).text).toMatch(
      /\n\nThe trip is organised by Lantern Tours, 1 Quay Street, San Diego\. CST 12\.$/,
    );
    expect(receivedPaymentMail(payment, about()).text).not.toContain('organised');
  });

  it('leads to the pages that are open with it', () => {
    const { text } = receivedPaymentMail(payment, about({ remainingAmountCents: 0, accessGranted: true }));
    expect(text).toContain('Your booking is paid in full.');
    expect(text).toContain('open to you:\nhttps://example.com/template/chat?trip=7');
  });
});

it('the mail to who travels along says what is open, and nothing of money', () => {
  const { subject, text } = openedMail('Leo Sample', about());
  expect(subject).toBe('The group chat of Ensenada is open to you');
  expect(text).toMatch(/^Hello Leo,/);
  expect(text).toContain('https://example.com/template/chat?trip=7');
  expect(text).not.toMatch(/\$|paid/i);
});

describe('the mail about a credit', () => {
  const credit = { amountCents: 5_000, reason: 'Four cabins together', expiresOn: null };

  it('says how much, why and where it is used', () => {
    const { subject, text } = creditMail(credit as Credit, about());
    expect(subject).toBe('You have a credit of $50');
    expect(text).toContain('The reason:\n> Four cabins together');
    expect(text).toContain('whenever you choose:\nhttps://example.com/guest/payment/abcdefgh12345678901234');
  });

  it('says until when', () => {
    expect(creditMail({ ...credit, expiresOn: '2025-08-01' } as Credit, about()).text).toContain(
      'whenever you choose, until August 1, 2025:',
    );
  });
});
