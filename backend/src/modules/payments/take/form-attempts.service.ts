import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import type { Owner } from '../owner/owner.js';
import { type Due, PaymentOwner } from '../owner/payment-owner.service.js';
import { newPayment } from '../payment/new-payment.js';
import { assertNothingUnderWay, makeWay } from '../payment/open-attempts.js';
import { Payment } from '../payment/payment.entity.js';
import { CAPTURABLE } from '../payment/payment.rules.js';
import { FORM_METHOD } from './form-mark.rules.js';

/** Who pays a share has so long to be back from the provider before it is asked what became of an order that ended. */
const ASK_OTHERS_MS = MINUTE_MS;

/** A booking and its attempt to pay by a form. */
interface FormAttempt {
  booking: LockedBooking;
  payment: Payment;
}

/** Opens the attempt that is paid by a form: places first, our row next. Only a notice of its money decides. */
@Injectable()
export class FormAttempts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly owners: PaymentOwner,
    private readonly bookings: Bookings,
  ) {}

  /** Throws what {@link PaymentOwner.payFor} throws, and `payment.under_way`. */
  open(owner: Owner): Promise<FormAttempt> {
    return this.db.transaction((manager) =>
      this.owners.payFor(manager, owner, (...it) => this.attempt(manager, ...it)),
    );
  }

  private async attempt(manager: EntityManager, booking: LockedBooking, due: Due): Promise<FormAttempt> {
    await assertNothingUnderWay(manager, booking);
    const same = await this.findOpen(manager, booking, due);
    if (same) return { booking, payment: same };
    // One attempt at a time: a buyer who chose the form pays by the form.
    await makeWay(manager, booking, { shareId: due.shareId, askAt: this.clock.in(ASK_OTHERS_MS) });
    await this.bookings.move(manager, booking, 'pending_payment');
    // The provider cannot be asked about a form: no check is due until it tells.
    const attempt = { ...due, method: FORM_METHOD, status: 'created' } as const;
    return { booking, payment: await newPayment(manager, booking, this.clock.now(), attempt) };
  }

  private findOpen(manager: EntityManager, { id: bookingId }: Booking, due: Due): Promise<Payment | null> {
    const { purpose, amountCents } = due;
    const status = In([...CAPTURABLE]);
    return manager.findOneBy(Payment, { bookingId, method: FORM_METHOD, status, purpose, amountCents });
  }
}
