import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Booking } from '../../bookings/booking.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { FORM_METHOD, type FormOption, readFormMark } from '../take/form-mark.rules.js';
import { newPayment } from '../payment/new-payment.js';
import { Payment } from '../payment/payment.entity.js';
import { OPEN } from '../payment/payment.rules.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

interface FormMoney {
  /** The provider's id of it. */
  id: string;
  /** What came back with it of the form. */
  mark: string;
  amountCents: number;
  currency: string;
}

/** The payment that money of the form pays, or the booking that asked for something else. */
export type Match = { payment: Payment } | { payment: null; booking: Booking | null };

/** Finds what a buyer paid by the form: by our own rows, because the buyer can write anything into the form. */
@Injectable()
export class FormMoneyFinder {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly writes: BookingWrites,
  ) {}

  async match(money: FormMoney): Promise<Match> {
    const known = await this.db.manager.findOneBy(Payment, { providerCaptureId: money.id });
    if (known) return { payment: known };
    const marker = readFormMark(money.mark);
    const guest = marker && (await this.db.manager.findOneBy(Guest, { publicId: marker.guestId }));
    if (!marker || !guest) return { payment: null, booking: null };
    return this.writes.run(guest.bookingId, async (manager, booking) => {
      const payment = await this.ofBooking(manager, booking, marker.option, money);
      return payment ? { payment } : { payment, booking };
    });
  }

  /** The booking that the form's mark names, whatever was paid for it. */
  async bookingOf(formMark: string): Promise<Booking | null> {
    const marker = readFormMark(formMark);
    const guest = marker && (await this.db.manager.findOneBy(Guest, { publicId: marker.guestId }));
    return guest ? this.db.manager.findOneBy(Booking, { id: guest.bookingId }) : null;
  }

  private async ofBooking(
    manager: EntityManager,
    booking: LockedBooking,
    option: FormOption,
    { amountCents, currency }: FormMoney,
  ): Promise<Payment | null> {
    // The same number of another currency is another amount.
    const asked = { bookingId: booking.id, method: FORM_METHOD, amountCents, currency } as const;
    const unpaid = await manager.find(Payment, {
      where: { ...asked, providerCaptureId: IsNull() },
      order: { id: 'DESC' },
    });
    const fitting = unpaid.filter((payment) => isFor(payment, option));
    const found = fitting.find(({ status }) => OPEN.includes(status)) ?? fitting[0];
    if (found) return found;
    // The same form sent twice: real money for something that is paid. It gets a row, and goes back.
    const isPaid = await manager.existsBy(Payment, { ...asked, providerCaptureId: Not(IsNull()) });
    if (!isPaid) return null;
    const second = { purpose: 'balance', method: FORM_METHOD, amountCents, status: 'voided' } as const;
    return newPayment(manager, booking, this.clock.now(), second);
  }
}

/** Later parts are paid by the form of either choice. */
function isFor({ purpose }: Payment, option: FormOption): boolean {
  return purpose === 'balance' || (purpose === 'full') === (option === 'full');
}
