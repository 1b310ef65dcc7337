import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { GUEST_STATUSES } from '../../bookings/booking.rules.js';
import { openParts } from '../../bookings/ledger/derive.rules.js';
import { INSTALMENT_KINDS } from '../../bookings/quote/quote.rules.js';
import { TripAnswers } from '../../guests/records/trip-answers.service.js';
import { WAIVER } from '../../guests/waiver/waiver-text.js';
import { ADD_ON_KINDS, CABIN_TYPES } from '../../trips/trip-config.js';
import { HOST_GUEST_ID_SQL } from '../guest-id.js';
import { tasksDone } from '../tasks-done.sql.js';
import type { GuestFacts } from './segment.rules.js';

const PART = z.object({ kind: z.enum(INSTALMENT_KINDS), dueOn: z.string(), amountCents: z.int() });
const FACTS = z.object({
  guestId: z.int(),
  hostId: z.string(),
  name: z.string(),
  email: z.string(),
  position: z.int(),
  bookingId: z.int(),
  payerId: z.string(),
  cabinType: z.enum(CABIN_TYPES),
  status: z.enum(GUEST_STATUSES),
  wantsLetters: z.boolean(),
  owedCents: z.number(),
  parts: z.array(PART).nullable(),
  waiver: z.boolean(),
  passportCopy: z.boolean(),
  insurance: z.boolean(),
  checkIn: z.boolean(),
  addOns: z.array(z.enum(ADD_ON_KINDS)),
  joinedAt: z.date(),
});

const DONE = tasksDone('$2');

/** Who is on a trip and can be written to. Drafts are nobody's business yet; who was erased is never written to. */
@Injectable()
export class GuestFactsReader {
  constructor(private readonly answers: TripAnswers) {}

  /** @param asksForAnswers whether it matters who has answered: their sealed records are opened for that alone. */
  async of(manager: EntityManager, tripId: number, asksForAnswers: boolean): Promise<GuestFacts[]> {
    const facts = await this.read(manager, 'g.trip_id = $1', tripId);
    if (!asksForAnswers) return facts;
    const guestIds = facts.map(({ guestId }) => guestId);
    const answered = await this.answers.whoAnswered(manager, guestIds);
    return facts.map((one) => ({ ...one, done: { ...one.done, answers: answered.has(one.guestId) } }));
  }

  /** Null for who was erased meanwhile. Nobody asks here who has answered. */
  async ofGuest(manager: EntityManager, guestId: number): Promise<GuestFacts | null> {
    const [facts] = await this.read(manager, 'g.id = $1', guestId);
    return facts ?? null;
  }

  private async read(manager: EntityManager, condition: string, value: number): Promise<GuestFacts[]> {
    const rows = await rowsOf(
      manager,
      FACTS,
      `SELECT g.id AS "guestId", ${HOST_GUEST_ID_SQL} AS "hostId", g.name, g.email, g.position, g.booking_id AS "bookingId",
              payer.public_id AS "payerId", b.cabin_type AS "cabinType", g.status, g.created_at AS "joinedAt",
              g.letters_off_at IS NULL AS "wantsLetters",
              COALESCE((SELECT sum(l.amount_cents) FROM ledger_entries l WHERE l.booking_id = b.id), 0)::float8 AS "owedCents",
              (SELECT json_agg(json_build_object('kind', i.kind, 'dueOn', i.due_on, 'amountCents', i.amount_cents) ORDER BY i.position)
                 FROM instalments i WHERE i.booking_id = b.id) AS parts,
              ${DONE.waiver} AS waiver,
              ${DONE.passport_copy} AS "passportCopy",
              ${DONE.insurance} AS insurance,
              ${DONE.check_in} AS "checkIn",
              ARRAY(SELECT DISTINCT a.kind FROM booking_add_ons a WHERE a.booking_id = b.id) AS "addOns"
         FROM guests g
         JOIN bookings b ON b.id = g.booking_id
         JOIN guests payer ON payer.booking_id = b.id AND payer.position = 1
         LEFT JOIN users u ON u.id = g.user_id
        WHERE ${condition} AND g.status <> 'pending' AND u.erased_at IS NULL AND g.email NOT LIKE '%@deleted.invalid'
        ORDER BY g.id`,
      [value, WAIVER.version],
    );
    return rows.map(factsOf);
  }
}

function factsOf({
  parts,
  waiver,
  passportCopy,
  insurance,
  checkIn,
  ...row
}: z.infer<typeof FACTS>): GuestFacts {
  const hasEnded = row.status === 'cancelled' || row.status === 'waitlist';
  const owedCents = hasEnded ? 0 : Math.max(row.owedCents, 0);
  const known = hasEnded ? [] : (parts ?? []);
  return {
    ...row,
    owedCents,
    openParts: openParts(known, owedCents).map(({ part: { kind, dueOn }, missingCents: openCents }) => ({
      kind,
      dueOn,
      openCents,
    })),
    // Until it is asked.
    done: { waiver, passportCopy, insurance, answers: true, checkIn },
  };
}
