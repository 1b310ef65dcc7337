import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { Trips } from '../../trips/trips.service.js';
import { voidOpenAttempts } from '../payment/open-attempts.js';
import { PendingMoney } from '../pending/pending-money.service.js';
import { GuestMoney } from '../receipts/guest-money.service.js';
import { PaymentShare } from '../shares/payment-share.entity.js';
import {
  asking,
  CAME,
  endOfNew,
  evenShareCents,
  newShareRange,
  NO_NEW_SHARE,
  OPEN_LINK,
  type ShareObstacle,
  type ShareRange,
  shareObstacle,
} from '../shares/share.rules.js';
import { ShareLinks } from '../shares/share-links.service.js';
import { FORMER_COMPANION } from '../shares/share-rows.js';
import { type BookingShares, bookingShares, type ShareStanding } from '../shares/share-standing.js';
import type { GuestShareDto, GuestSharesDto, NewShareDto } from './guest-shares.dto.js';
import { type OwnBooking, OwnBookings, type OwnRequest } from './own-bookings.service.js';

/** A booking's shares as they stand, and what a new one may be. */
interface Shares extends BookingShares {
  obstacle: ShareObstacle | null;
  range: ShareRange;
}

/** Who booked asks others to pay a part of the cost. Others' bookings are not there. */
@Injectable()
export class GuestShares {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnBookings,
    private readonly money: GuestMoney,
    private readonly trips: Trips,
    private readonly links: ShareLinks,
    private readonly pending: PendingMoney,
  ) {}

  /** Throws `booking.not_found`. */
  read({ userId, id }: OwnBooking): Promise<GuestSharesDto> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const booking = await this.money.own(manager, userId, id);
      const { facts, standings, obstacle, range } = await this.sharesOf(manager, booking);
      return {
        shares: standings.toReversed().map((standing) => this.line(standing)),
        companions: (await companionsOf(manager, booking)).map(({ name }) => name),
        obstacle,
        leastCents: range.least,
        mostCents: range.most,
        evenCents: evenShareCents(facts.owedCents, booking.travellers, range),
      };
    });
  }

  /** Throws `booking.not_found`, by {@link NO_NEW_SHARE} what stands in its way, and `payment.amount_out_of_range`. */
  async make(request: OwnRequest, { name, amountCents }: NewShareDto): Promise<GuestShareDto> {
    const body = { action: 'share', id: request.id, name, amountCents };
    // The request's answer is kept for when it comes again: the link is not in it.
    const { shareId } = await this.own.act(request, body, async (manager, booking) => {
      const { obstacle, range, facts } = await this.sharesOf(manager, booking);
      if (obstacle) throw new DomainError(NO_NEW_SHARE[obstacle]);
      const { least, most } = range;
      if (amountCents < least || amountCents > most)
        throw new DomainError('payment.amount_out_of_range', { least: dollars(least), most: dollars(most) });
      const id = newPublicId();
      const companion = (await companionsOf(manager, booking)).find((guest) => guest.name === name);
      await manager.insert(PaymentShare, {
        id,
        bookingId: booking.id,
        guestId: companion?.id ?? null,
        name: companion ? FORMER_COMPANION : name,
        amountCents,
        ...this.links.make(id),
        createdAt: this.clock.now(),
        endsOn: endOfNew(facts.today),
        withdrawnAt: null,
      });
      return { shareId: id };
    });
    const { shares } = await this.read(request);
    const made = shares.find(({ id }) => id === shareId);
    if (!made) throw new DomainError('share.not_found');
    return made;
  }

  /**
   * Its link pays nothing any more, and what PayPal holds back of it is not waited for: the booking can be paid again. Withdrawn
   * already, it stays so. Throws `booking.not_found`, `share.not_found`, `share.paid`, and `payment.under_way` while its
   * money is being taken.
   */
  async withdraw(request: OwnRequest, shareId: string): Promise<GuestSharesDto> {
    const body = { action: 'withdraw share', id: request.id, shareId };
    await this.own.act(request, body, async (manager, booking) => {
      const { standings } = await this.sharesOf(manager, booking);
      const found = standings.find(({ share }) => share.id === shareId);
      if (!found) throw new DomainError('share.not_found');
      if (CAME.includes(found.state)) throw new DomainError('share.paid');
      const { payment } = found;
      if (payment && payment.status !== 'pending') throw new DomainError('payment.under_way');
      if (payment) await this.pending.endShare(manager, booking, payment, request.userId);
      // Who has it open at PayPal approves it for nothing.
      await voidOpenAttempts(manager, booking, { shareId });
      const { withdrawnAt } = found.share;
      await manager.update(PaymentShare, { id: shareId }, { withdrawnAt: withdrawnAt ?? this.clock.now() });
      return {};
    });
    return this.read(request);
  }

  private async sharesOf(manager: EntityManager, booking: Booking): Promise<Shares> {
    const trip = await this.trips.get(booking.tripId, manager);
    const { facts, standings } = await bookingShares(manager, { booking, trip, now: this.clock.now() });
    const open = asking(standings);
    const askedCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const tripStartsOn = trip.startDate;
    return {
      facts,
      standings,
      obstacle: shareObstacle({ ...facts, askedCents, open: open.length, tripStartsOn }),
      range: newShareRange(facts.owedCents, askedCents),
    };
  }

  private line(standing: ShareStanding): GuestShareDto {
    const { share, state, amountCents, payment, paidOn, returnedCents, returnedOn, endsOn } = standing;
    return {
      id: share.id,
      name: share.name,
      amountCents,
      state,
      paidOn,
      returnedCents,
      returnedOn,
      isHeldBack: payment?.status === 'pending',
      endsOn,
      url: OPEN_LINK.includes(state) ? this.links.urlOf(share) : null,
    };
  }
}

async function companionsOf(manager: EntityManager, { id: bookingId }: Booking): Promise<Guest[]> {
  return manager.find(Guest, { where: { bookingId, position: MoreThan(1) }, order: { position: 'ASC' } });
}
