import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { CONFIRMED } from '../../bookings/booking.rules.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { Trip } from '../../trips/trip.entity.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { BoardingReader } from './boarding-reader.service.js';
import type { BoardingListDto, BoardingPassDto } from './boarding.dto.js';
import { boardingRefusal, byLastName } from './boarding.rules.js';

/** Who of a trip's travellers is here on the day: hosts at the pier mark it, and see what the others mark. */
@Injectable()
export class Boarding {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly reader: BoardingReader,
    private readonly writes: BookingWrites,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /** The travellers of the trip's confirmed bookings. Throws `trip.not_found`. */
  async list(asking: Asking, tripId: number): Promise<BoardingListDto> {
    const { manager } = this.db;
    const host = await this.access.assertHosts(asking, tripId);
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    const bookings = await manager.findBy(Booking, { tripId, status: In([...CONFIRMED]) });
    const byId = new Map(bookings.map((booking) => [booking.id, booking]));
    const guests = await manager.findBy(Guest, { bookingId: In([...byId.keys()]) });
    const boarders = guests.flatMap((guest) => {
      const booking = byId.get(guest.bookingId);
      return booking ? [{ guest, booking }] : [];
    });
    const travellers = await this.reader.travellers(manager, trip, host, boarders);
    return {
      ...(await this.reader.figures(manager, trip)),
      travellers: travellers.toSorted((a, b) => byLastName(a, b) || a.guestId - b.guestId),
    };
  }

  /** Whose code it is. Throws `boarding.code_unknown`, also for a code of somebody else's trip. */
  async find({ userId }: Asking, code: string): Promise<BoardingPassDto> {
    const { manager } = this.db;
    const guest = isPublicId(code) ? await manager.findOneBy(Guest, { boardingCode: code }) : null;
    const host = guest && (await manager.findOneBy(TripHost, { tripId: guest.tripId, userId }));
    if (!guest || !host) throw new DomainError('boarding.code_unknown');
    return this.pass(guest, host);
  }

  /**
   * Marks that a traveller is here, or takes it back. What stands already is not done again: who pressed first stays named.
   * Throws `trip.not_found`, `boarding.not_of_trip` and what {@link boardingRefusal} says.
   */
  async mark(
    asking: Asking,
    { tripId, guestId }: { tripId: number; guestId: number },
    isHere: boolean,
  ): Promise<BoardingPassDto> {
    const host = await this.access.assertHosts(asking, tripId);
    const known = await this.db.manager.findOneBy(Guest, { id: guestId, tripId });
    if (!known) throw new DomainError('boarding.not_of_trip');
    const guest = await this.writes.run(known.bookingId, async (manager, booking) => {
      await this.write(manager, booking, { guestId, isHere, userId: asking.userId });
      return manager.findOneByOrFail(Guest, { id: guestId });
    });
    return this.pass(guest, host);
  }

  private async write(
    manager: EntityManager,
    booking: LockedBooking,
    { guestId, isHere, userId }: { guestId: number; isHere: boolean; userId: number },
  ): Promise<void> {
    const { id: bookingId, tripId, publicId } = booking;
    // Read again under the lock: a companion may have left meanwhile.
    const guest = await manager.findOneBy(Guest, { id: guestId, bookingId });
    if (!guest) throw new DomainError('boarding.not_of_trip');
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    const refusal = boardingRefusal(booking.status, trip, this.reader.today(trip));
    if (refusal) throw refusal;
    if ((guest.boardedAt !== null) === isHere) return;
    const mark = isHere
      ? { boardedAt: this.clock.now(), boardedBy: userId }
      : { boardedAt: null, boardedBy: null };
    await manager.update(Guest, { id: guestId }, mark);
    const action = isHere ? 'guest.marked_here' : 'guest.mark_taken_back';
    const details = { traveller: guest.position };
    await this.activity.note(manager, { userId, tripId, bookingId, action, details });
    const text = `${shortName(guest.name)} ${isHere ? 'is here' : 'is not here after all'}`;
    await this.news.announce(manager, {
      type: 'guest.boarded',
      tripId,
      summary: { text, bookingId: publicId },
    });
  }

  private async pass(guest: Guest, host: TripHost): Promise<BoardingPassDto> {
    const { manager } = this.db;
    const trip = await manager.findOneByOrFail(Trip, { id: guest.tripId });
    const booking = await manager.findOneByOrFail(Booking, { id: guest.bookingId });
    const [traveller] = await this.reader.travellers(manager, trip, host, [{ guest, booking }]);
    if (!traveller) throw new DomainError('boarding.not_of_trip');
    const refusal = boardingRefusal(booking.status, trip, this.reader.today(trip));
    const figures = await this.reader.figures(manager, trip);
    return { ...figures, traveller, problem: refusal?.message ?? null };
  }
}
