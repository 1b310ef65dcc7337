import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { writeCsv } from '../../../platform/csv/csv-writer.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { exportColumns } from './export-columns.js';
import type { ExportGuestsDto, GuestFilterDto, HostGuestsDto } from './guests-list.dto.js';
import type { HostGuestDto } from './host-guest.dto.js';
import { GuestsReader, MOST_GUESTS } from './guests-reader.service.js';

export interface ExportedGuests {
  fileName: string;
  rows: number;
  text: string;
}

/** The list of guests, and the files made of it. */
@Injectable()
export class GuestsList {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly reader: GuestsReader,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found` for a trip that is not theirs. */
  async read(asking: Asking, { trip, when, q, status }: GuestFilterDto): Promise<HostGuestsDto> {
    const tripIds = await this.access.chosenTrips(asking, trip ?? when);
    const filter = { userId: asking.userId, tripIds, q, status };
    const [counts, guests] = await Promise.all([this.reader.counts(tripIds), this.reader.list(filter)]);
    const total = guests.length < MOST_GUESTS ? guests.length : await this.reader.count(filter);
    return { counts, guests, total };
  }

  /** The file, and in the log of each trip whose guests are in it a line: see {@link note}. */
  async export(asking: Asking, dto: ExportGuestsDto): Promise<ExportedGuests> {
    const { userId } = asking;
    const { trip, when, q, status, ids, columns } = dto;
    const tripIds = await this.access.chosenTrips(asking, trip ?? when);
    const guests = await this.reader.list({ userId, tripIds, q, status, ids });
    await this.note(userId, dto, guests);
    const day = dateInZone(this.clock.now(), await this.zoneOf(tripIds));
    const text = writeCsv(exportColumns(columns), guests);
    return { fileName: `guests-${day}.csv`, rows: guests.length, text };
  }

  /** How many of the trip, which columns, and whether somebody was searched for, not whom. What is no trip's its owner would not read. */
  private async note(
    userId: number,
    { columns, status, q, ids }: ExportGuestsDto,
    guests: readonly HostGuestDto[],
  ): Promise<void> {
    const asked = {
      columns: columns.join(', '),
      status: status ?? 'all',
      isSearched: Boolean(q),
      isSelection: ids !== undefined,
    };
    await this.db.transaction(async (manager) => {
      for (const [tripId, rows] of countsByTrip(guests)) {
        const details = { rows, ...asked };
        await this.activity.note(manager, { userId, tripId, action: 'guests.exported', details });
      }
    });
  }

  /** Of the trip that sails last: its day is the file's. */
  private async zoneOf(tripIds: number[]): Promise<string> {
    const order = { departsAt: 'DESC' } as const;
    const [trip] = await this.db.manager.find(Trip, { where: { id: In(tripIds) }, order, take: 1 });
    return trip?.timeZone ?? 'UTC';
  }
}

function countsByTrip(guests: readonly HostGuestDto[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { tripId } of guests) counts.set(tripId, (counts.get(tripId) ?? 0) + 1);
  return counts;
}
