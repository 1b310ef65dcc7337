import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock, HOUR_MS, MINUTE_MS } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { log } from '../../platform/logging/log.js';
import { Booking } from '../guests/booking.entity.js';
import { Bookings } from '../guests/bookings.service.js';
import { amountText, dollars } from '../guests/money-text.js';
import { TripNewsDesk } from '../trips/trip-news.service.js';
import { PaymentOwner, type Owner } from './payment-owner.service.js';
import { Payment, type PaymentPurpose } from './payment.entity.js';
import { MONEY_UNKNOWN, OPEN } from './payment.rules.js';
import { PayPalError } from './paypal/paypal-error.js';
import { PayPal } from './paypal/paypal.js';

/** A buyer who approved and closed the window is looked after from this moment on (PAY-06). */
const FIRST_CHECK_MS = MINUTE_MS;
/** Shorter than the three hours after which PayPal drops an unpaid order. */
const ORDER_LIFE_MS = 2 * HOUR_MS;

/** Opens the one attempt to pay what is due: places first, our row next, PayPal last. */
@Injectable()
export class Orders {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly owners: PaymentOwner,
    private readonly bookings: Bookings,
    private readonly paypal: PayPal,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * Returns PayPal's order id; the same one however often it is asked for while the attempt is open.
   * Throws `quote.price_changed`, `trip.sold_out`, `draft.missing`, `payment.already_paid`, `payment.provider_down`.
   */
  async open(owner: Owner, amount: string): Promise<string> {
    const { payment, booking } = await this.db.transaction((manager) => this.attempt(manager, owner, amount));
    this.news.wake();
    if (payment.providerOrderId) return payment.providerOrderId;
    const orderId = await this.createAtPayPal(payment, booking);
    await this.db.manager.update(
      Payment,
      { id: payment.id },
      { providerOrderId: orderId, updatedAt: this.clock.now() },
    );
    return orderId;
  }

  private async attempt(
    manager: EntityManager,
    owner: Owner,
    amount: string,
  ): Promise<{ booking: Booking; payment: Payment }> {
    const { booking, due } = await this.owners.bookingToPay(manager, owner);
    if (amount !== amountText(due.amountCents)) {
      throw new DomainError('quote.price_changed', {
        due: dollars(due.amountCents),
        amount: amountText(due.amountCents),
      });
    }
    const open = await manager.findOneBy(Payment, {
      bookingId: booking.id,
      purpose: due.purpose,
      status: In([...OPEN]),
    });
    // Paid by the redirect form, and not through yet: an order would charge a second time.
    if (open && open.method !== 'paypal_orders' && MONEY_UNKNOWN.includes(open.status)) {
      throw new DomainError('payment.under_way');
    }
    if (open && this.isStillGood(open, due.amountCents)) return { booking, payment: open };
    if (open) await manager.update(Payment, { id: open.id }, { status: 'voided', nextCheckAt: null });
    await this.bookings.move(manager, booking, 'pending_payment');
    return { booking, payment: await this.newPayment(manager, booking, due) };
  }

  /** PayPal forgets an order after three hours, and a part that fell due meanwhile makes another amount of it. */
  private isStillGood(open: Payment, dueCents: number): boolean {
    if (MONEY_UNKNOWN.includes(open.status)) return true;
    if (open.method !== 'paypal_orders') return false;
    return open.amountCents === dueCents && open.createdAt > this.clock.in(-ORDER_LIFE_MS);
  }

  private async newPayment(
    manager: EntityManager,
    booking: Booking,
    due: { purpose: PaymentPurpose; amountCents: number },
  ): Promise<Payment> {
    const attempts = await manager.countBy(Payment, { bookingId: booking.id });
    const now = this.clock.now();
    const payment = manager.create(Payment, {
      ...due,
      bookingId: booking.id,
      method: 'paypal_orders' as const,
      status: 'created' as const,
      invoiceId: `${booking.publicId}-${attempts + 1}`,
      createRequestId: randomUUID(),
      nextCheckAt: this.clock.in(FIRST_CHECK_MS),
      createdAt: now,
      updatedAt: now,
    });
    return manager.save(payment);
  }

  private async createAtPayPal(payment: Payment, booking: Booking): Promise<string> {
    try {
      return await this.paypal.createOrder({
        requestId: payment.createRequestId,
        amount: amountText(payment.amountCents),
        currency: payment.currency,
        customId: booking.publicId,
        invoiceId: payment.invoiceId,
        description: `Group cruise, ${booking.cabinType} cabin for ${booking.travellers} (${payment.purpose})`,
      });
    } catch (err) {
      if (!(err instanceof PayPalError)) throw err;
      // The row stays: the next click repeats this very call, so no second order can come of it.
      log.warn(
        { paymentId: payment.id, issue: err.issue, debugId: err.debugId },
        'PayPal did not create the order',
      );
      throw new DomainError('payment.provider_down');
    }
  }
}
