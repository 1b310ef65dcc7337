import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { GuestStatus, PaymentStatus } from '../../bookings/booking.rules.js';
import { bookingReference } from '../../bookings/guest.view.js';
import type { PartKind, Plan } from '../../bookings/quote/quote.rules.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { lookFor } from '../found-by.js';
import {
  countOfRows,
  foundRows,
  idsOfRows,
  PAYMENT_SUMS,
  PAYMENTS_LATE,
  ROW_GROUPS,
  type Wanted,
} from './payment-rows.sql.js';
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
  async page(asking: Asking, search: PaymentSearchDto): Promise<PaymentsPageDto> {
    const tripIds = await this.access.chosenTrips(asking, search.trip ?? search.when);
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const now = this.clock.now();
      const figures = await this.figures(manager, tripIds, now);
      const asked = await this.asked(manager, tripIds, search, now);
      const rows = await this.rows(manager, search, asked);
      const found = rows.length < MOST_ROWS ? rows.length : await this.count(manager, search, asked);
      return { figures, rows: rows.map(toRow), found };
    });
  }

  /** The ids of all bookings that a search finds. */
  async find(manager: EntityManager, asking: Asking, search: PaymentSearchDto): Promise<number[]> {
    const tripIds = await this.access.chosenTrips(asking, search.trip ?? search.when, manager);
    const asked = await this.asked(manager, tripIds, search, this.clock.now());
    const ids: number[] = [];
    for (const group of ROW_GROUPS) {
      const rows: { id: number }[] = await manager.query(idsOfRows(wanted(group, search)), asked);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids.toSorted((a, b) => a - b);
  }

  private async figures(manager: EntityManager, tripIds: number[], now: Date): Promise<PaymentFiguresDto> {
    const [sums]: Omit<PaymentFiguresDto, 'overdue' | 'overdueCents'>[] = await manager.query(PAYMENT_SUMS, [
      tripIds,
    ]);
    const [late]: Pick<PaymentFiguresDto, 'overdue' | 'overdueCents'>[] = await manager.query(PAYMENTS_LATE, [
      tripIds,
      now,
    ]);
    if (!sums || !late) throw new Error('The figures of the payments have no row.');
    return { ...sums, ...late };
  }

  private async asked(
    manager: EntityManager,
    tripIds: number[],
    { q }: PaymentSearchDto,
    now: Date,
  ): Promise<unknown[]> {
    const { words, titled } = await lookFor(manager, tripIds, q);
    return [tripIds, now, words, titled, words && letters(q)];
  }

  private async rows(manager: EntityManager, search: PaymentSearchDto, asked: unknown[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const group of ROW_GROUPS) {
      const most = MOST_ROWS - rows.length;
      if (most > 0)
        rows.push(...(await manager.query<Row[]>(foundRows(wanted(group, search)), [...asked, most])));
    }
    return rows;
  }

  private async count(manager: EntityManager, search: PaymentSearchDto, asked: unknown[]): Promise<number> {
    let sum = 0;
    for (const group of ROW_GROUPS) {
      const rows: { found: number }[] = await manager.query(countOfRows(wanted(group, search)), asked);
      sum += rows[0]?.found ?? 0;
    }
    return sum;
  }
}

/** For LIKE: % and _ are letters of a reference like others. */
const letters = (q: string) => `%${q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function wanted(group: Wanted['group'], { q, status: filter }: PaymentSearchDto): Wanted {
  return { group, filter, isSearched: q.trim() !== '' };
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
