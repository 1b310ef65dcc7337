import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { ScheduleMove } from '../../bookings/ledger/schedule-move.service.js';
import { MovedTripMails } from '../../bookings/moved-trip-mails.service.js';
import { TripMove } from '../../trips/trip-move.entity.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { EditedTrip } from './host-trips.dto.js';
import { sailingTime } from './host-trips.rules.js';

/** What another day or another hour of a sailing means to who has booked it. */
@Injectable()
export class SailingChanges {
  constructor(
    private readonly clock: Clock,
    private readonly schedules: ScheduleMove,
    private readonly mails: MovedTripMails,
  ) {}

  /** In the transaction that saves it. `trip` is the row until now. */
  async follow(manager: EntityManager, trip: Trip, edited: EditedTrip): Promise<void> {
    if (edited.startDate === trip.startDate) await this.retime(manager, trip, edited);
    else await this.move(manager, trip, edited.startDate);
  }

  /** What bookings owe falls due with the new day, what they bought is kept, and their buyers are told. */
  private async move(manager: EntityManager, { id: tripId, startDate }: Trip, toOn: string): Promise<void> {
    await this.schedules.add(manager, tripId);
    if (!startDate) return;
    const move = { tripId, fromOn: startDate, toOn, movedAt: this.clock.now() };
    await this.mails.addMoved(manager, await manager.save(manager.create(TripMove, move)));
  }

  private async retime(manager: EntityManager, trip: Trip, edited: EditedTrip): Promise<void> {
    const { departsAt, endDate, timeZone } = trip;
    if (!departsAt || !endDate) return;
    const isSame =
      sailingTime(edited)?.getTime() === departsAt.getTime() &&
      edited.endDate === endDate &&
      edited.timeZone === timeZone;
    if (!isSame) await this.mails.addRetimed(manager, trip, { departsAt, endDate, timeZone });
  }
}
