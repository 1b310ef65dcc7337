import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { addOnsOf } from '../../trips/trip-config.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type { Booking } from '../booking.entity.js';
import { withoutPlaces } from './add-on-places.rules.js';
import { BookingAddOn } from './booking-add-on.entity.js';
import { placesLeft } from './places-left.js';

/** The extras of a booking that gets its places again: their own may have gone to others while it held none. */
@Injectable()
export class RetakenExtras {
  constructor(
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * Takes off those of which not enough places are left, and says so to the hosts. Before the booking holds places, and under
   * the trip's lock: of two who want the last place one waits. Only what is settled on board comes here, for what is on the bill
   * is added to bookings that do not lapse: no money hangs on it, and the cabin is not lost for an excursion.
   */
  async keep(manager: EntityManager, booking: Booking, trip: SaleableTrip): Promise<void> {
    const { id: bookingId } = booking;
    const rows = await manager.find(BookingAddOn, { where: { bookingId }, order: { id: 'ASC' } });
    const left = new Map<string, number>();
    for (const offer of addOnsOf(trip.config)) {
      if (!rows.some(({ code }) => code === offer.code)) continue;
      const places = await placesLeft(manager, trip.id, offer);
      if (places !== null) left.set(offer.code, places);
    }
    for (const row of withoutPlaces(rows, left)) {
      await manager.delete(BookingAddOn, { id: row.id });
      await this.tell(manager, booking, row);
    }
  }

  private async tell(
    manager: EntityManager,
    { id: bookingId, publicId, tripId }: Booking,
    { title, kind, settledOnBoard }: BookingAddOn,
  ): Promise<void> {
    const reason = `No places of it were left: ${title}`;
    await this.activity.note(manager, {
      userId: null,
      tripId,
      bookingId,
      action: 'add_on.removed',
      reason,
      details: { kind, settledOnBoard },
    });
    const summary = { text: `${title} was taken off: no places were left`, bookingId: publicId };
    await this.news.announce(manager, { type: 'booking.changed', tripId, summary });
  }
}
