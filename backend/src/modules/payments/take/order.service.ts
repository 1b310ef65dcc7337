import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock, HOUR_MS, MINUTE_MS } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { log } from '../../../platform/logging/log.js';
import { hashToken } from '../../../platform/security/tokens.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { cabinWords } from '../../bookings/mail-words.js';
import { amountText } from '../../bookings/quote/money-text.js';
import { Trips } from '../../trips/trips.service.js';
import { AccountAlerts } from '../alerts/account-alerts.service.js';
import { newPayment } from '../payment/new-payment.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import type { Owner } from '../owner/owner.js';
import { type Due, PaymentOwner } from '../owner/payment-owner.service.js';
import { Payment } from '../payment/payment.entity.js';
import { MONEY_UNKNOWN, OPEN } from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ProviderError } from '../provider/provider-error.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** A buyer who approved and closed the window is looked after from this moment on (PAY-06). */
const FIRST_CHECK_MS = MINUTE_MS;
/** So long before the provider drops an unpaid order nobody is led to it any more. */
const ENDS_EARLIER_MS = HOUR_MS;

/** The attempt to pay, and the page of the site that PayPal leads the buyer back to. */
interface Attempt {
  booking: LockedBooking;
  payment: Payment;
  backPath: string;
  /** What PayPal's window calls what is bought. */
  bought: string;
}

/** Opens the one attempt to pay what is due: places first, our row next, PayPal last. */
@Injectable()
export class Orders {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly owners: PaymentOwner,
    private readonly bookings: Bookings,
    private readonly trips: Trips,
    private readonly provider: PaymentProvider,
    private readonly account: AccountAlerts,
  ) {}

  /**
   * Returns PayPal's order id; the same one however often it is asked for while the attempt is open.
   * Throws `quote.price_changed`, `payment.amount_out_of_range`, `trip.sold_out`, `draft.missing`, `draft.changed`, `draft.traveller_unfit`,
   * `payment.already_paid`,
   * `payment.under_way`, `hold.too_many`, `payment.provider_down`, `promo.ended`, `promo.used_up`, `promo.unknown`.
   */
  async open(owner: Owner): Promise<string> {
    // A crowd that tries again in an outage is answered without locking anything.
    if (this.provider.isLeftAlone && (await this.owners.waitsForOrder(owner))) {
      throw new DomainError('payment.provider_down');
    }
    const { payment, booking, backPath, bought } = await this.db.transaction((manager) =>
      this.owners.payFor(manager, owner, (...it) => this.attempt(manager, owner, ...it)),
    );
    if (payment.providerOrderId) return payment.providerOrderId;
    const orderId = await this.openAtProvider({ payment, booking, backPath, bought });
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
    booking: LockedBooking,
    due: Due,
  ): Promise<Attempt> {
    const openedBy = hashToken(owner.holder.browser).toString('hex');
    const backPath = await backPathOf(manager, booking);
    const trip = await this.trips.get(booking.tripId, manager);
    const bought = `${trip.title}: ${cabinWords({ booking, trip })}`;
    const open = await this.findOpen(manager, booking);
    // Another person's order of the same amount is not this one's: each pays what they chose.
    const isShared = owner.pays === 'amount' && open?.openedBy !== openedBy;
    if (open && !isShared && this.isStillGood(open, due.amountCents))
      return { booking, payment: open, backPath, bought };
    // One attempt a booking: who pays a part in one tab and the balance in another pays one of them (PAY-27).
    await assertNothingUnderWay(manager, booking);
    await voidOpenAttempts(manager, booking);
    await this.bookings.move(manager, booking, 'pending_payment');
    const payment = await newPayment(manager, booking, this.clock.now(), {
      ...due,
      openedBy,
      method: 'paypal_orders',
      status: 'created',
      nextCheckAt: this.clock.in(FIRST_CHECK_MS),
    });
    return { booking, payment, backPath, bought };
  }

  private findOpen(manager: EntityManager, { id: bookingId }: Booking): Promise<Payment | null> {
    const status = In([...OPEN]);
    return manager.findOneBy(Payment, { bookingId, method: 'paypal_orders', status });
  }

  /** The provider forgets an order in time, and a part that fell due meanwhile makes another amount of it. */
  private isStillGood(open: Payment, dueCents: number): boolean {
    if (open.amountCents !== dueCents) return false;
    const lifeMs = this.provider.limits.orderMs - ENDS_EARLIER_MS;
    return MONEY_UNKNOWN.includes(open.status) || open.createdAt > this.clock.in(-lifeMs);
  }

  private async openAtProvider({ payment, booking, backPath, bought }: Attempt): Promise<string> {
    try {
      return await this.provider.open({
        requestId: payment.createRequestId,
        money: { amount: amountText(payment.amountCents), currency: payment.currency },
        ownId: booking.publicId,
        invoiceId: payment.invoiceId,
        backPath,
        description: bought,
      });
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      // The row stays: the next click repeats this very call, so no second order can come of it.
      log.warn(
        { paymentId: payment.id, issue: err.issue, debugId: err.debugId },
        'PayPal did not create the order',
      );
      await this.account.look(err);
      throw new DomainError('payment.provider_down');
    }
  }
}

/** Who books in the checkout pays there first; every other payment begins on the page of the booking's link. */
async function backPathOf(
  manager: EntityManager,
  { id, tripId, channel, confirmedAt }: Booking,
): Promise<string> {
  if (channel === 'checkout' && confirmedAt === null) return `/trips/${tripId}/checkout`;
  return `/template/payment/${(await buyerOf(manager, id)).publicId}`;
}
