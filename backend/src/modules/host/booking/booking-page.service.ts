import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { User } from '../../auth/user.entity.js';
import { DocumentDesk } from '../../guests/documents/document-desk.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { partsOf } from '../../bookings/ledger/parts.js';
import { TravellerRecords } from '../../guests/records/traveller-records.service.js';
import { signaturesOf } from '../../guests/waiver/signatures.js';
import { waitingLine } from '../../bookings/hold/waiting-line.js';
import { AddOns } from '../../payments/add-ons/add-ons.service.js';
import { may } from '../../trips/host-right.js';
import { Trips } from '../../trips/trips.service.js';
import { type AskedBooking, HostBookings } from './host-bookings.service.js';
import { OF_PAPERS } from '../log/of-papers.sql.js';
import type { BookingActivityDto, HostBookingDto } from './booking-page.dto.js';
import { hostBooking } from './booking-page.view.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

const SHOWN_ACTS = 100;

/** Reads a booking as its hosts see it, at one moment. */
@Injectable()
export class BookingPage {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bookings: HostBookings,
    private readonly trips: Trips,
    private readonly records: TravellerRecords,
    private readonly documents: DocumentDesk,
    private readonly addOns: AddOns,
  ) {}

  /** Throws `booking.not_found`. */
  read(asked: AskedBooking): Promise<HostBookingDto> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const { booking, host } = await this.bookings.withHost(manager, asked);
      const bookingId = booking.id;
      const [mayMoney, mayDocuments] = [may(host, 'money'), may(host, 'documents')];
      const guests = await manager.find(Guest, { where: { bookingId }, order: { position: 'ASC' } });
      return hostBooking({
        booking,
        trip: await this.trips.get(booking.tripId, manager),
        records: await this.records.open(manager, guests),
        documents: await this.documents.of(manager, guests),
        accounts: await manager.findBy(User, { id: In(guests.flatMap(({ userId }) => userId ?? [])) }),
        signatures: await signaturesOf(manager, guests),
        parts: await partsOf(manager, bookingId),
        addOns: await this.addOns.of(manager, bookingId),
        line: booking.status === 'waitlist' ? await waitingLine(manager, booking.tripId) : [],
        history: await history(manager, bookingId, { mayMoney, mayDocuments }),
        mayMoney,
        mayDocuments,
        now: this.clock.now(),
      });
    });
  }
}

const ACTIVITY = z.object({
  at: z.date(),
  by: z.string().nullable(),
  action: z.string(),
  reason: z.string().nullable(),
  amountCents: z.int().nullable(),
  about: z.string().nullable(),
});

async function history(
  manager: EntityManager,
  bookingId: number,
  { mayMoney, mayDocuments }: { mayMoney: boolean; mayDocuments: boolean },
): Promise<BookingActivityDto[]> {
  const rows = await rowsOf(
    manager,
    ACTIVITY,
    `SELECT a.at, a.action, a.reason, CASE WHEN $2 THEN a.amount_cents END AS "amountCents", ${fullNameOf('u')} AS by,
            COALESCE(a.details ->> 'fields', a.details ->> 'kind') AS about
       FROM activity_log a LEFT JOIN users u ON u.id = a.user_id
      WHERE a.booking_id = $1 AND ($3 OR NOT ${OF_PAPERS}) ORDER BY a.id DESC LIMIT ${SHOWN_ACTS}`,
    [bookingId, mayMoney, mayDocuments],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
