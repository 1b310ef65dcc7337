import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { isPlacesGone, isPriceGone, Places } from '../../bookings/hold/places.service.js';
import { sailedThen } from '../../trips/trip-move.entity.js';
import { Trips } from '../../trips/trips.service.js';
import { lockPayment } from '../payment/payment-locks.js';
import type { Payment } from '../payment/payment.entity.js';
import { failedRefusal, isUnheard } from '../payment/order-standing.rules.js';
import { movePayment } from '../payment/payment-move.js';
import { CAPTURABLE, MONEY_UNKNOWN, nextCheckDelayMs, RECEIVED } from '../payment/payment.rules.js';
import type { NotPayable } from '../shares/share.rules.js';
import { shareRefusal } from '../shares/share-standing.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Why a buyer is not charged though they approved. */
type NotAsked =
  | 'payment.already_paid'
  | 'payment.hold_lapsed'
  | 'trip.changed_since'
  | 'booking.price_changed'
  | NotPayable
  | (typeof SAID)[number];

/** Why there are no places, where that is not that they are sold. */
const SAID = ['trip.departed', 'trip.called_off', 'promo.used_up'] as const;

/** A payment whose money may be asked for, its row written before PayPal hears of it. */
interface Intent {
  payment: Payment;
  booking: Booking;
  orderId: string;
  requestId: string;
  /** It must not be asked for any more: only what PayPal has taken already counts. */
  refusal: NotAsked | null;
}

/** Decides under the rows' locks whether the money of an approved order may be taken. */
@Injectable()
export class CaptureIntents {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly places: Places,
    private readonly trips: Trips,
  ) {}

  /**
   * Null when there is nothing to do: somebody else is capturing, or it is done. Throws `payment.failed`,
   * `payment.order_ended`, `payment.unheard`, `payment.already_paid`, `payment.hold_lapsed`,
   * `booking.price_changed`, `trip.departed`, `trip.called_off`, `promo.used_up`, `trip.changed_since`; the last seven end the
   * attempt, and so does what {@link shareRefusal} says of a share.
   * @param resumes for the resolver: goes on with a capture whose outcome is unknown, under its old request id.
   */
  async commit(paymentId: number, resumes: boolean): Promise<Intent | null> {
    const intent = await this.db.transaction((manager) => this.decide(manager, paymentId, resumes));
    if (intent?.refusal && intent.payment.status !== 'capturing') throw new DomainError(intent.refusal);
    return intent;
  }

  /** Ends an attempt whose buyer is being refused; false when the money may have moved, which they should hear instead. */
  async endRefused(paymentId: number, issue: string): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      const { payment } = await lockPayment(manager, paymentId);
      if (RECEIVED.includes(payment.status) || MONEY_UNKNOWN.includes(payment.status)) return false;
      await this.end(manager, payment, issue);
      return true;
    });
  }

  private async decide(manager: EntityManager, paymentId: number, resumes: boolean): Promise<Intent | null> {
    const { booking, payment } = await lockPayment(manager, paymentId);
    if (RECEIVED.includes(payment.status) || payment.status === 'pending') return null;
    const isCapturing = payment.status === 'capturing';
    if (isCapturing && !resumes) return null;
    // They heard that it was declined: only their own next click asks again, whatever PayPal still calls approved.
    if (payment.status === 'declined' && resumes) return null;
    if (payment.status === 'failed') throw new DomainError(failedRefusal(payment));
    const { providerOrderId: orderId } = payment;
    if (!(isCapturing || CAPTURABLE.includes(payment.status)) || !orderId) {
      if (isUnheard(payment)) throw new DomainError('payment.unheard');
      throw new DomainError(booking.status === 'paid' ? 'payment.already_paid' : 'payment.order_ended');
    }
    const requestId = payment.captureRequestId ?? randomUUID();
    const refusal =
      (await this.refusedShare(manager, booking, payment)) ??
      (await this.refusedPlaces(manager, booking, payment)) ??
      (await this.refusedAmount(manager, payment));
    if (refusal) {
      if (!isCapturing) await this.end(manager, payment, refusal);
      return { payment, booking, orderId, requestId, refusal };
    }
    // Since when the outcome is unknown is not touched by asking again.
    const began = { checks: 0, nextCheckAt: this.clock.in(nextCheckDelayMs(0)), updatedAt: this.clock.now() };
    Object.assign(payment, isCapturing ? {} : began, { status: 'capturing', captureRequestId: requestId });
    await manager.save(payment);
    return { payment, booking, orderId, requestId, refusal };
  }

  /** What its link would not begin any more is not taken either, whoever asks for it and whatever has changed since. */
  private async refusedShare(
    manager: EntityManager,
    booking: LockedBooking,
    { id, shareId }: Payment,
  ): Promise<NotAsked | null> {
    if (shareId === null) return null;
    const trip = await this.trips.get(booking.tripId, manager);
    return shareRefusal(manager, shareId, { booking, trip, now: this.clock.now(), asksPaymentId: id });
  }

  /** Nobody is charged without a place: an ended hold takes its places again, or the capture is refused. */
  private async refusedPlaces(
    manager: EntityManager,
    booking: LockedBooking,
    { createdAt }: Payment,
  ): Promise<NotAsked | null> {
    if (booking.status === 'cancelled') return 'payment.hold_lapsed';
    // Who has paid some of it is told of the new day, and may cancel; who has not yet has approved another sailing.
    if (!isConfirmed(booking.status) && (await sailedThen(manager, booking.tripId, createdAt)) !== null)
      return 'trip.changed_since';
    try {
      if (booking.status === 'expired') await this.bookings.revive(manager, booking, 'site', createdAt);
      else await this.places.assertStillSold(manager, booking);
      return null;
    } catch (err) {
      if (!isPlacesGone(err)) throw err;
      const said = SAID.find((code) => code === err.code);
      return said ?? (isPriceGone(err) ? 'booking.price_changed' : 'payment.hold_lapsed');
    }
  }

  /** After the places: an ended booking owes nothing until it stands again. */
  private async refusedAmount(manager: EntityManager, payment: Payment): Promise<NotAsked | null> {
    const owedCents = await balanceCents(manager, payment.bookingId);
    return payment.amountCents > owedCents ? 'payment.already_paid' : null;
  }

  /**
   * Who hears that they were not charged is not charged later: what was approved stays at PayPal until it lapses there,
   * for an order has no other end, and nothing of ours asks for it again.
   */
  private async end(manager: EntityManager, payment: Payment, lastIssue: string): Promise<void> {
    await movePayment(manager, payment, 'voided', { lastIssue, nextCheckAt: null }, this.clock.now());
  }
}
