import { describe, expect, it } from '@jest/globals';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { takenBackMail, type TakenBackStage } from './taken-back.mail.js';

const CLOSED = 'the group chat, the guest list and the guides are closed.';

function mail(
  stage: TakenBackStage,
  {
    reversedCents = 0,
    ...booking
  }: Partial<Pick<Booking, 'status' | 'disputed'>> & { reversedCents?: number } = {},
  buyer: Partial<Guest> = {},
) {
  return takenBackMail({
    stage,
    payment: { amountCents: 20_000, reversedCents },
    payer: 'Eve Mate',
    booking: {
      publicId: 'abcdefgh12345678901234',
      status: 'confirmed',
      disputed: true,
      ...booking,
    } as Booking,
    buyer: { name: 'Sam Sample', remainingAmountCents: 63_700, accessGranted: false, ...buyer } as Guest,
    trip: { title: 'Ensenada' },
    siteUrl: 'https://example.com',
    contactEmail: 'desk@example.com',
  });
}

describe('the mail to the buyer about a share that goes back against our will', () => {
  it('says whose it is, and that nothing is to be paid while PayPal decides', () => {
    const asked = mail('asked');
    expect(asked?.subject).toBe('A share of $200 is asked back');
    expect(asked?.text).toContain(
      'who paid the share of $200 that you asked Eve Mate to pay, for booking ABCDEFGH, Ensenada asks PayPal for the money back. It is no payment of yours',
    );
    expect(asked?.text).toContain(`Until PayPal has decided, ${CLOSED}`);
    expect(asked?.text).toContain('You need not pay anything for it now.');
  });

  it('says how much was taken, what is owed again, and the ways to settle it', () => {
    const taken = mail('taken', { reversedCents: 15_000 });
    expect(taken?.subject).toBe('$150 of a share were taken back');
    expect(taken?.text).toContain('has taken back $150 of the share of $200 that you asked Eve Mate to pay');
    expect(taken?.text).toContain('Your booking stands. $637 of it are still to be paid.');
    expect(taken?.text).toContain(`Until that is settled, ${CLOSED}`);
    expect(taken?.text).toContain('https://example.com/guest/payment/abcdefgh12345678901234');
  });

  it('says of no page that it is closed where a host has opened it', () => {
    expect(mail('asked', {}, { accessGranted: true })?.text).not.toContain(CLOSED);
  });

  it('says that it is settled, and which pages are open again', () => {
    const settled = mail('settled', { disputed: false }, { accessGranted: true, remainingAmountCents: 0 });
    expect(settled?.subject).toBe('A share of $200 is not asked back any more');
    expect(settled?.text).toContain('its money is here.');
    expect(settled?.text).toContain('Your booking is paid in full.');
    expect(settled?.text).toContain('open to you again');
    expect(mail('settled', { disputed: false })?.text).not.toContain('open to you again');
  });

  it('is not sent of what is over by now, or of a booking that has ended', () => {
    expect(mail('asked', { disputed: false })).toBeNull();
    expect(mail('taken', { reversedCents: 0 })).toBeNull();
    expect(mail('settled', { disputed: true })).toBeNull();
    expect(mail('asked', { status: 'cancelled' })).toBeNull();
  });
});
