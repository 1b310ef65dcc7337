import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { Waitlist } from '../../bookings/hold/waitlist.service.js';
import { occupancyOf } from '../../bookings/quote/quote.rules.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type { CabinOfParty } from './cabin-books.service.js';
import type { CabinPreview } from './cabin-preview.js';
import { Companions } from './companions.service.js';
import { PartyChangeMails } from './party-change-mails.service.js';
import type { ChangePartyDto, PartySizeDto } from './party-change.dto.js';
import { PriceChanges } from './price-changes.service.js';

/**
 * Who shares a booking's cabin: a companion joins or travels no more. Who travels alone has the cabin alone. Who leaves takes
 * their share of the extras along; who joins has none until somebody adds them.
 */
@Injectable()
export class PartyChanges {
  constructor(
    private readonly prices: PriceChanges,
    private readonly companions: Companions,
    private readonly waitlist: Waitlist,
    private readonly bookings: Bookings,
    private readonly mails: PartyChangeMails,
    private readonly activity: ActivityLog,
  ) {}

  /** Changes nothing. Throws `party.same`, `party.not_yet`, and as {@link PriceChanges.preview}. */
  preview(
    manager: EntityManager,
    booking: LockedBooking,
    { travellers }: PartySizeDto,
  ): Promise<CabinPreview> {
    return this.prices.preview(manager, booking, choiceOf(booking, travellers));
  }

  /**
   * Throws `party.same`, `party.not_yet`, `details.changed` for another version than was shown, `request.invalid` where nobody
   * is named who joins, and as {@link PriceChanges.carryOut}.
   */
  async change(
    manager: EntityManager,
    booking: LockedBooking,
    wish: ChangePartyDto,
    userId: number,
  ): Promise<void> {
    if (booking.version !== wish.version) throw new DomainError('details.changed');
    const choice = choiceOf(booking, wish.travellers);
    const joins = wish.travellers > booking.travellers;
    if (joins && !wish.companion)
      throw new DomainError('request.invalid', {}, { companion: 'Say who shares the cabin' });
    const left = joins ? null : await this.companions.leave(manager, booking);
    if (joins && wish.companion) await this.companions.join(manager, booking, wish.companion);
    const agreed = { choice, agreed: wish, userId, note: noteOf(choice) };
    const preview = await this.prices.carryOut(manager, booking, agreed);
    if (joins) await this.companions.welcome(manager, booking);
    else if (booking.seatsHeld > 0) await this.waitlist.tellNext(manager, booking.tripId);
    const { differenceCents, overpaidCents, toOthersCents, addOns } = preview;
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: joins ? 'companion.added' : 'companion.removed',
      reason: wish.reason,
      amountCents: differenceCents,
      // No name: the log is never erased.
      details: left?.userId ? { personId: left.userId } : {},
    });
    const overpaid = wish.overpaid ?? null;
    const came = { differenceCents, overpaidCents, overpaid, toOthersCents };
    const changed = { ...came, joins, hasFewerExtras: addOns.length > 0 };
    await this.mails.add(manager, booking, changed, left);
    await this.announce(manager, booking, joins);
  }

  private async announce(manager: EntityManager, booking: Booking, joins: boolean): Promise<void> {
    const { name } = await buyerOf(manager, booking.id);
    const text = `${shortName(name)} ${joins ? 'has a companion now' : 'travels alone now'}`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
  }
}

/** Throws `party.same`, and `party.not_yet` of who is at the checkout: the page there has the party that they named. */
function choiceOf(booking: Booking, travellers: number): CabinOfParty {
  const { cabinType, channel, status, holdExpiresAt } = booking;
  if (travellers === booking.travellers) throw new DomainError('party.same');
  if (channel === 'checkout' && UNPAID_HOLDS.includes(status) && holdExpiresAt !== null)
    throw new DomainError('party.not_yet');
  return { cabinType, occupancy: occupancyOf({ occupancy: 'double', travellers }), travellers };
}

/** "Inside Cabin for one in place of two". */
function noteOf({ cabinType, travellers }: CabinOfParty): (trip: SaleableTrip) => string {
  const words = travellers === 1 ? 'for one in place of two' : 'for two in place of one';
  return ({ config }) => `${config.cabins[cabinType].name} ${words}`;
}
