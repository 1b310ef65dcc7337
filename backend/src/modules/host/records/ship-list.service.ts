import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { shipListFileName } from '../../../../contracts/ship-list.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Attempts } from '../../auth/attempts.js';
import { Booking } from '../../bookings/booking.entity.js';
import { CONFIRMED } from '../../bookings/booking.rules.js';
import { Guest } from '../../bookings/guest.entity.js';
import { TravellerRecords } from '../../guests/records/traveller-records.service.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { type Sailing, shipListCsv } from './ship-list.csv.js';

interface ShipListFile {
  fileName: string;
  /** One a traveller. */
  rows: number;
  text: string;
}

/** The list of a trip's travellers that its ship is sent. */
@Injectable()
export class ShipList {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly access: TripAccess,
    private readonly records: TravellerRecords,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * The travellers of the confirmed bookings, with what is masked otherwise. Into the log with how many they are, before
   * anything is handed out; 10 an hour and host (SEC-68). Throws `trip.not_found`, `host.right_missing`, `request.too_many`.
   */
  async file(asking: Asking, tripId: number): Promise<ShipListFile> {
    const { userId } = asking;
    await this.attempts.use({ 'ship-list-host': String(userId) });
    return this.db.transaction(async (manager) => {
      await this.access.assertHosts(asking, tripId, manager);
      const { title, timeZone, config } = await manager.findOneByOrFail(Trip, { id: tripId });
      const sailings = await this.sailings(manager, tripId);
      const details = { travellers: sailings.length };
      await this.activity.note(manager, { userId, tripId, action: 'ship_list.exported', details });
      const fileName = shipListFileName(title, dateInZone(this.clock.now(), timeZone));
      return { fileName, rows: sailings.length, text: shipListCsv(sailings, config) };
    });
  }

  private async sailings(manager: EntityManager, tripId: number): Promise<Sailing[]> {
    const confirmed = await manager.findBy(Booking, { tripId, status: In([...CONFIRMED]) });
    const bookings = new Map(confirmed.map((booking) => [booking.id, booking]));
    const guests = await manager.findBy(Guest, { bookingId: In([...bookings.keys()]) });
    return (await this.records.openInTurn(manager, guests)).flatMap((record) => {
      const booking = bookings.get(record.guest.bookingId);
      return booking ? [{ booking, record }] : [];
    });
  }
}
