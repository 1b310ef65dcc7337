import { describe, expect, it } from '@jest/globals';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import type { Payment } from '../payment/payment.entity.js';
import type { Refund } from './refund.entity.js';
import { refundMail, type RefundMail } from './refund.mail.js';

const mail = (
  stage: RefundMail['stage'],
  method: Payment['method'],
  refund: Partial<Refund> = {},
  payer: string | null = null,
) =>
  refundMail({
    stage,
    refund: {
      amountCents: 40_000,
      effect: 'cancellation',
      source: 'guest',
      reason: 'Cancelled',
      ...refund,
    } as Refund,
    payment: { method, means: method === 'manual' ? 'cash' : null } as Payment,
    booking: { publicId: 'abcdefgh12345678901234', status: 'cancelled' } as Booking,
    buyer: { name: 'Sam Sample', remainingAmountCents: 0 } as Guest,
    tripTitle: 'Ensenada',
    payer,
  });

describe('the mail about money that goes back', () => {
  it('names the host where PayPal has no part in it, and says that it is done only when a host has said so', () => {
    const asked = mail('requested', 'manual');
    expect(asked.subject).toBe('Your host gives $400 back to you');
    expect(asked.text).toContain('You paid it in cash, so your host gives it back, not PayPal.');
    expect(asked.text).not.toMatch(/went back|has been made/);
    const given = mail('given', 'manual', { givenMeans: 'bank', givenOn: '2025-06-03' });
    expect(given.subject).toBe('Your refund of $400 has been made');
    expect(given.text).toContain('your host has given $400 back to you by bank transfer on June 3, 2025.');
    expect(given.text).not.toContain('PayPal');
  });

  it('tells of PayPal, and of another way where PayPal could not', () => {
    expect(mail('requested', 'paypal_orders').text).toContain('we have asked PayPal to return $400 to you');
    expect(mail('completed', 'paypal_orders').text).toContain('$400 went back to you by PayPal');
    const given = mail('given', 'paypal_orders', { givenMeans: 'check', givenOn: '2025-06-03' });
    expect(given.text).toContain('PayPal could not return $400 to you. Your host has given it back by check');
  });

  it('says of a share that it goes back to who paid it', () => {
    const { subject, text } = mail('completed', 'paypal_orders', {}, 'Eve Mate');
    expect(subject).toBe('The refund of $400 has been made');
    expect(text).toContain('$400 went back to who paid the share of Eve Mate by PayPal');
    const given = mail('given', 'paypal_orders', { givenMeans: 'bank', givenOn: '2025-06-03' }, 'Eve Mate');
    expect(given.text).toContain('PayPal could not return $400 to who paid the share of Eve Mate.');
    expect(given.text).toContain('Has it not reached them? Answer this mail.');
  });
});
