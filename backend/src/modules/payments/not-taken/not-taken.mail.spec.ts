import { describe, expect, it } from '@jest/globals';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { notTakenMail } from './not-taken.mail.js';
import type { Payment } from '../payment/payment.entity.js';

const about = (status: Booking['status'], remainingAmountCents = 80_800, travellers = 1) => ({
  booking: { publicId: 'abcdefgh12345678901234', status, travellers } as Booking,
  buyer: { name: 'Sam Sample', publicId: 'Abcdefghijklmnopqrstu1', remainingAmountCents } as Guest,
  trip: { title: 'Ensenada' },
  siteUrl: 'https://example.com',
  contactEmail: 'desk@example.com',
});
const payment = (changes: Partial<Payment> = {}) =>
  ({ amountCents: 80_800, status: 'failed', lastIssue: 'DENIED', ...changes }) as Payment;

describe('the mail to who left PayPal and was not charged', () => {
  it('says so, and leads back to the payment', () => {
    const mail = notTakenMail(payment(), about('expired'));
    expect(mail?.subject).toBe('Your payment of $808 did not go through');
    expect(mail?.text).toContain('booking ABCDEFGH, Ensenada did not go through. Nothing was charged.');
    expect(mail?.text).toContain(
      'Your place is not yours until it is paid. As long as there is one, you can',
    );
    expect(mail?.text).toContain('https://example.com/template/payment/Abcdefghijklmnopqrstu1');
  });

  it('counts the places of a party', () => {
    const text = notTakenMail(payment(), about('expired', 80_800, 2))?.text;
    expect(text).toContain(
      'Your places are not yours until they are paid. As long as there are some, you can',
    );
  });

  it('says to the buyer whose share it was', () => {
    const mail = notTakenMail(payment(), about('confirmed'), 'Eve Mate');
    expect(mail?.subject).toBe('A share of $808 did not go through');
    expect(mail?.text).toContain('the share of $808 that you asked Eve Mate to pay, for booking ABCDEFGH');
    expect(mail?.text).toContain('can be paid by their link, as long as that is open, or by you:');
    expect(mail?.text).not.toContain('pay again');
  });

  it('says of a later part that the booking stands', () => {
    expect(notTakenMail(payment(), about('confirmed'))?.text).toContain('Your booking stands');
  });

  it('does not promise that nothing comes where a host only stopped waiting', () => {
    const text = notTakenMail(payment({ lastIssue: 'ENDED_BY_HOST' }), about('confirmed'))?.text;
    expect(text).toContain('PayPal still holds back your payment of $808');
    expect(text).not.toContain('Nothing was charged');
  });

  it('promises nothing of another payer’s money to the buyer', () => {
    const text = notTakenMail(payment({ lastIssue: 'ENDED_BY_HOST' }), about('confirmed'), 'Eve Mate')?.text;
    expect(text).toContain('what is too much goes back to who paid it');
  });

  it('is not sent when it came after all, was paid another way, or the booking was cancelled', () => {
    expect(notTakenMail(payment({ status: 'completed' }), about('paid'))).toBeNull();
    expect(notTakenMail(payment(), about('paid', 0))).toBeNull();
    expect(notTakenMail(payment(), about('cancelled'))).toBeNull();
  });
});
