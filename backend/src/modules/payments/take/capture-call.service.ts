import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { log } from '../../../platform/logging/log.js';
import { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { Drafts } from '../../bookings/draft/drafts.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { Promos } from '../../bookings/quote/promos.service.js';
import { Quotes } from '../../bookings/quote/quotes.service.js';
import { stillOffered } from '../../bookings/quote/quote.rules.js';
import { Trips } from '../../trips/trips.service.js';
import { CaptureIntents } from './capture-intent.service.js';
import { Capture } from './capture.service.js';
import { assertSameAmount, assertSameBooking, type BookedFacts } from './capture-request.rules.js';
import type { Owner, Payer } from '../owner/owner.js';
import { PaymentOwner } from '../owner/payment-owner.service.js';
import { failedRefusal } from '../payment/order-standing.rules.js';
import { Payment } from '../payment/payment.entity.js';
import { RECEIVED } from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import type { CaptureDto, CaptureResultDto } from './payments.dto.js';

/** Nobody waits longer for PayPal, or for another call that asks it (PAY-32): then they ask again. */
const WAIT_MS = 5_000;
/** Soon at first, as another call is mostly about to end; then ever less often, as everybody waits in an outage. */
const FIRST_LOOK_MS = 150;

/** The browser's call after the buyer approved. */
@Injectable()
export class CaptureCall {
  constructor(
    private readonly db: DataSource,
    private readonly trips: Trips,
    private readonly owners: PaymentOwner,
    private readonly drafts: Drafts,
    private readonly quotes: Quotes,
    private readonly promos: Promos,
    private readonly captures: Capture,
    private readonly intents: CaptureIntents,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws `payment.not_found` for somebody else's order, and what {@link Capture.capture} throws. */
  async finish(
    owner: Omit<Owner, 'holder'>,
    orderId: string,
    request: CaptureDto,
  ): Promise<CaptureResultDto> {
    const end = performance.now() + WAIT_MS;
    const payment = this.provider.isOrderId(orderId)
      ? await this.db.manager.findOneBy(Payment, { providerOrderId: orderId })
      : null;
    if (!payment || !(await this.owners.owns(owner, payment))) throw new DomainError('payment.not_found');
    // Asked for already: the resolver goes on with it as soon as PayPal answers again.
    if (payment.status === 'capturing' && this.provider.isLeftAlone)
      return { id: orderId, status: 'PROCESSING' };
    await this.assertAsked(payment, owner, request);
    try {
      // Who has waited long enough is answered at once, without another question to a database that may be busy too.
      if (!(await this.captureUntil(end, payment.id))) return { id: orderId, status: 'PROCESSING' };
    } catch (err) {
      const isNone = err instanceof DomainError && err.code === 'payment.not_approved';
      if (isNone && request.ifApproved) return { id: orderId, status: 'NOT_APPROVED' };
      throw err;
    }
    const outcome = await this.outcome(payment.id, orderId, end);
    return owner.shareToken === undefined ? outcome : ofShare(outcome, payment);
  }

  /** Who is told that it is another booking, and so not charged, is not charged later either: the attempt ends. */
  private async assertAsked(
    payment: Payment,
    { guestId, shareToken, draftToken }: Payer,
    request: CaptureDto,
  ): Promise<void> {
    try {
      // The link of a share and its own order say whose it is; who guesses at other amounts learns none of the booking's.
      if (shareToken !== undefined) assertSameAmount(request, payment.amountCents, []);
      else await this.assertBooking(payment, { guestId, draftToken }, request);
    } catch (err) {
      if (!(err instanceof DomainError)) throw err;
      if (await this.intents.endRefused(payment.id, err.code)) throw err;
    }
  }

  private async assertBooking(
    { bookingId, amountCents: dueCents }: Payment,
    { guestId, draftToken }: Payer,
    request: CaptureDto,
  ): Promise<void> {
    const { manager } = this.db;
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const guests = await manager.find(Guest, { where: { bookingId }, order: { position: 'ASC' } });
    const trip = await this.trips.get(booking.tripId);
    const cabinName = trip.config.cabins[booking.cabinType].name;
    const shown = guestId ? null : await this.shown(draftToken);
    const parties = partiesOf(guests, guestId);
    assertSameBooking(request, { booking, cabinName, parties, dueCents, shown });
  }

  /** What the checkout shows of this browser's draft now. Throws `trip.departed`. */
  private async shown(draftToken: string | null): Promise<BookedFacts['shown']> {
    const draft = await this.drafts.find(draftToken);
    if (!draft) return null;
    const trip = await this.trips.get(draft.row.tripId);
    const { promoCode, ...choice } = stillOffered(trip.config, draft.selection);
    const { promo } = await this.promos.still(trip, promoCode, { heldId: draft.row.bookingId });
    const { dueTodayCents: dueCents } = this.quotes.of(trip, { ...choice, promo });
    return { cabinType: choice.cabinType, dueCents };
  }

  /** Throws what the capture throws until then. After it the capture goes on by itself, and this is false: its row says how it went. */
  private async captureUntil(end: number, paymentId: number): Promise<boolean> {
    const capture = this.captures.capture(paymentId).then(() => true);
    const late = sleep(Math.max(end - performance.now(), 0), false, { ref: false });
    if (await Promise.race([capture, late])) return true;
    capture.catch((err: unknown) => log.warn({ paymentId, err }, 'a capture ended without money, later'));
    return false;
  }

  private async outcome(paymentId: number, orderId: string, end: number): Promise<CaptureResultDto> {
    for (let pauseMs = FIRST_LOOK_MS; ; await sleep(pauseMs), pauseMs *= 2) {
      const payment = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
      if (RECEIVED.includes(payment.status)) return this.completed(payment, orderId);
      if (payment.status === 'declined') throw new DomainError('payment.declined');
      if (payment.status === 'failed') throw new DomainError(failedRefusal(payment));
      if (payment.status !== 'capturing' || performance.now() > end)
        return { id: orderId, status: 'PROCESSING' };
    }
  }

  private async completed(payment: Payment, orderId: string): Promise<CaptureResultDto> {
    const booking = await this.db.manager.findOneByOrFail(Booking, { id: payment.bookingId });
    if (!isConfirmed(booking.status)) throw new DomainError('payment.refund_due');
    const guest = await buyerOf(this.db.manager, payment.bookingId);
    const amountPaid = guest.amountPaidCents / 100;
    return { id: orderId, status: 'COMPLETED', guestId: guest.publicId, amountPaid };
  }
}

/** Without the buyer's link, and without what others have paid. */
function ofShare({ id, status }: CaptureResultDto, { amountCents }: Payment): CaptureResultDto {
  return { id, status, ...(status === 'COMPLETED' && { amountPaid: amountCents / 100 }) };
}

/** Everybody by full name; the holder of one guest's link knows that guest, as the record shows them. */
function partiesOf(guests: Guest[], linkId: string | undefined): string[][] {
  const holder = guests.find(({ publicId }) => publicId === linkId)?.name;
  return [guests.map(({ name }) => name), ...(holder ? [[holder], [shortName(holder)]] : [])];
}
