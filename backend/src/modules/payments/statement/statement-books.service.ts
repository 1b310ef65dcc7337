import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { SetAsideMoney } from '../alerts/set-aside-money.service.js';
import { Payment } from '../payment/payment.entity.js';
import type { LineKind, StatementLine } from '../provider/provider.types.js';
import { linesUnder } from '../refunds/ledger-target.js';
import { broughtBack } from '../reversals/reversal-end.rules.js';
import { Reversals } from '../reversals/reversals.service.js';
import { ledgerCents, ledgerRef } from './statement-line.rules.js';
import { returnRef, takingRef } from '../payment/provider-refs.js';

/** A line of ours about money at PayPal. */
const OWN_LINE = z.object({
  kind: z.enum(['payment', 'refund']),
  /** PayPal's id of it. */
  id: z.string(),
  bookingId: z.int(),
  tripId: z.int(),
  amountCents: z.int(),
});
export type OwnLine = z.infer<typeof OWN_LINE>;

/** What our books have of PayPal's statement. */
@Injectable()
export class StatementBooks {
  constructor(
    private readonly db: DataSource,
    private readonly reversals: Reversals,
    private readonly setAside: SetAsideMoney,
  ) {}

  /** What is posted for a line, as PayPal would write it: positive came, negative went. Null when nothing ever was. */
  async bookedCents(kind: LineKind, line: StatementLine): Promise<number | null> {
    if (kind === 'reversal_canceled') return (await this.isGivenBack(line)) ? line.amountCents : null;
    const { posted, lines } = await linesUnder(this.db, ledgerRef(kind, line.id));
    if (lines === 0) return null;
    // A reversal that was given back stands in the books as both.
    if (kind === 'reversal' && posted === 0) return line.amountCents;
    return ledgerCents({ amountCents: posted });
  }

  private async isGivenBack(line: StatementLine): Promise<boolean> {
    const payment = await this.db.manager.findOneBy(Payment, { providerCaptureId: line.referenceId ?? '' });
    return payment !== null && this.reversals.knowsEnd(payment.id, broughtBack(line));
  }

  /** A person has this money in sight already: it was set aside when it came. So was what it goes back from. */
  isSetAside(kind: LineKind, { id, referenceId }: StatementLine): Promise<boolean> {
    return this.setAside.has(kind === 'payment' ? id : (referenceId ?? id));
  }

  /** Our lines of a time, by our clock. */
  ownLines(from: Date, to: Date): Promise<OwnLine[]> {
    return rowsOf(
      this.db,
      OWN_LINE,
      `SELECT CASE l.kind WHEN 'capture' THEN 'payment' ELSE 'refund' END AS kind,
              split_part(l.external_ref, ':', 3) AS id, l.booking_id AS "bookingId", b.trip_id AS "tripId",
              (0 - l.amount_cents) AS "amountCents"
         FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id
        WHERE l.occurred_at BETWEEN $1 AND $2 AND l.external_ref ~ $3`,
      [from, to, `^(${takingRef('')}|${returnRef('')})[^:]+$`],
    );
  }
}
