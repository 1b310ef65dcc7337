import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { CabinChangeMails } from './cabin-change-mails.service.js';
import type { CabinChoiceDto, ChangeCabinDto } from './cabin-change.dto.js';
import type { CabinPreview } from './cabin-preview.js';
import { PriceChanges } from './price-changes.service.js';

/** Another cabin for a booking. */
@Injectable()
export class CabinChanges {
  constructor(
    private readonly prices: PriceChanges,
    private readonly bookings: Bookings,
    private readonly mails: CabinChangeMails,
    private readonly activity: ActivityLog,
  ) {}

  /** Changes nothing. Throws `cabin.same`, and as {@link PriceChanges.preview}. */
  preview(manager: EntityManager, booking: LockedBooking, choice: CabinChoiceDto): Promise<CabinPreview> {
    assertOther(booking, choice);
    const { cabinType, occupancy } = choice;
    return this.prices.preview(manager, booking, { cabinType, occupancy, travellers: booking.travellers });
  }

  /** Throws `cabin.same`, and as {@link PriceChanges.carryOut}. */
  async change(
    manager: EntityManager,
    booking: LockedBooking,
    wish: ChangeCabinDto,
    userId: number,
  ): Promise<void> {
    assertOther(booking, wish);
    const { cabinType, occupancy, reason } = wish;
    const { id: bookingId, tripId, cabinType: before } = booking;
    const preview = await this.prices.carryOut(manager, booking, {
      choice: { cabinType, occupancy, travellers: booking.travellers },
      agreed: wish,
      userId,
      note: ({ config: { cabins } }) => `${cabins[cabinType].name} in place of ${cabins[before].name}`,
    });
    const { differenceCents, overpaidCents, toOthersCents, trip } = preview;
    const { [before]: was, [cabinType]: now } = trip.config.cabins;
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: 'cabin.changed',
      reason,
      amountCents: differenceCents,
      details: { kind: `${was.name} to ${now.name}` },
    });
    const overpaid = wish.overpaid ?? null;
    const changed = { was: was.name, differenceCents, overpaidCents, overpaid, toOthersCents };
    await this.mails.add(manager, booking, changed);
    const buyer = await buyerOf(manager, bookingId);
    const text = `${shortName(buyer.name)} has another cabin: ${now.name}`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
  }
}

/** Throws `cabin.same`. */
function assertOther(booking: LockedBooking, { cabinType, occupancy }: CabinChoiceDto): void {
  if (cabinType === booking.cabinType && occupancy === booking.occupancy) throw new DomainError('cabin.same');
}
