import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { GuestStatus, PaymentStatus } from '../../guests/booking.rules.js';
import { bookingReference } from '../../guests/guest.view.js';
import type { PartKind, Plan } from '../../guests/quote.rules.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { foundRows, idsOfRows, PAYMENT_FIGURES } from './payment-rows.sql.js';
import {
  MOST_ROWS,
  type PaymentFiguresDto,
  type PaymentRowDto,
  type PaymentSearchDto,
  type PaymentsPageDto,
} from './payments-list.dto.js';

interface Row {
  public_id: string;
  guest_id: string;
  name: string;
  travellers: number;
  trip_id: number;
  title: string;
  plan: Plan;
  guest_status: GuestStatus;
  payment_status: PaymentStatus;
  cost: number;
  money: number;
  credit: number;
  owed: number;
  next_kind: PartKind | null;
  next_due_on: string | null;
  next_missing: number | null;
  is_confirmed: boolean;
  is_standing: boolean;
  overdue: number;
  disputed: boolean;
  to_confirm: number;
  found: number;
}

/** The Payments tab: who has paid what, and what is still to come. */
@Injectable()
export class PaymentsList {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /** One moment's picture. Throws `trip.not_found`, `host.right_missing`. */
  async page(userId: number, search: PaymentSearchDto): Promise<PaymentsPageDto> {
    const tripIds = await this.access.chosenTrips(userId, search.trip, 'money');
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const books = [tripIds, this.clock.now()];
      const [figures]: PaymentFiguresDto[] = await manager.query(PAYMENT_FIGURES, books);
      if (!figures) throw new Error('The figures of the payments have no row.');
      const rows: Row[] = await manager.query(foundRows(search.status), [
        ...books,
        search.q.trim(),
        MOST_ROWS,
      ]);
      return { figures, rows: rows.map(toRow), found: rows[0]?.found ?? 0 };
    });
  }

  /** The ids of all bookings that a search finds. */
  async find(manager: EntityManager, userId: number, search: PaymentSearchDto): Promise<number[]> {
    const tripIds = await this.access.chosenTrips(userId, search.trip, 'money');
    const parameters = [tripIds, this.clock.now(), search.q.trim()];
    const rows: { id: number }[] = await manager.query(idsOfRows(search.status), parameters);
    return rows.map(({ id }) => id);
  }
}

function toRow(row: Row): PaymentRowDto {
  return {
    bookingId: row.public_id,
    reference: bookingReference({ publicId: row.public_id }),
    guestId: row.guest_id,
    guest: row.name,
    travellers: row.travellers,
    tripId: row.trip_id,
    tripTitle: row.title,
    plan: row.plan,
    status: row.guest_status,
    paymentStatus: row.payment_status,
    payableCents: row.cost,
    paidCents: row.money + row.credit,
    owedCents: row.is_standing ? Math.max(row.owed, 0) : 0,
    next: nextPart(row),
    isConfirmed: row.is_confirmed,
    overdueCents: row.overdue,
    isDisputed: row.disputed,
    toConfirmCents: row.to_confirm,
  };
}

function nextPart({ next_kind: kind, next_due_on: dueOn, next_missing: amountCents }: Row) {
  return kind !== null && dueOn !== null && amountCents !== null ? { kind, dueOn, amountCents } : null;
}
