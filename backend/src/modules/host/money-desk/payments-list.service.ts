import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { countOf, idRow, rowsOf } from '../../../platform/database/rows.js';
import { GUEST_STATUSES, PAYMENT_STATUSES } from '../../bookings/booking.rules.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { INSTALMENT_KINDS, PLANS } from '../../bookings/quote/quote.rules.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { lookFor } from '../found-by.js';
import { paymentFigures } from './payment-figures.js';
import { countOfRows, foundRows, idsOfRows, ROW_GROUPS, type Wanted } from './payment-rows.sql.js';
import {
  MOST_ROWS,
  type PaymentRowDto,
  type PaymentSearchDto,
  type PaymentsPageDto,
} from './payments-list.dto.js';

const ROW = z.object({
  public_id: z.string(),
  guest_id: z.string(),
  name: z.string(),
  travellers: z.int(),
  trip_id: z.int(),
  title: z.string(),
  plan: z.enum(PLANS),
  guest_status: z.enum(GUEST_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  cost: z.int(),
  money: z.int(),
  credit: z.int(),
  owed: z.int(),
  next_kind: z.enum(INSTALMENT_KINDS).nullable(),
  next_due_on: z.string().nullable(),
  next_missing: z.int().nullable(),
  is_confirmed: z.boolean(),
  is_standing: z.boolean(),
  overdue: z.int(),
  disputed: z.boolean(),
  to_confirm: z.int(),
});
type Row = z.infer<typeof ROW>;

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
      const figures = await paymentFigures(manager, tripIds, now);
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
      const rows = await rowsOf(manager, idRow, idsOfRows(wanted(group, search)), asked);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids.toSorted((a, b) => a - b);
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
        rows.push(...(await rowsOf(manager, ROW, foundRows(wanted(group, search)), [...asked, most])));
    }
    return rows;
  }

  private async count(manager: EntityManager, search: PaymentSearchDto, asked: unknown[]): Promise<number> {
    let sum = 0;
    for (const group of ROW_GROUPS) sum += await countOf(manager, countOfRows(wanted(group, search)), asked);
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
