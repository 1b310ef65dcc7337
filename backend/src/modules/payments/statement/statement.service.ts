import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { log } from '../../../platform/logging/log.js';
import { amountText } from '../../bookings/quote/money-text.js';
import { MoneyAlerts, type NewAlert } from '../alerts/money-alerts.service.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { isGone, ProviderError } from '../provider/provider-error.js';
import type { LineKind, StatementLine, StatementPart } from '../provider/provider.types.js';
import { StatementRebuild } from './rebuild.service.js';
import { type OwnLine, StatementBooks } from './statement-books.service.js';

const QUEUE = 'paypal.statement';
/** Each night the last three days: a line that was not there yet is there the next time. */
const DAYS = 3;
const NIGHTLY = '20 9 * * *';
const EXPIRE_SECONDS = 15 * 60;

/** Under which hosts hear that PayPal does not show its statement. */
const UNREAD = 'paypal:statement';
const UNREAD_TEXT = (issue: string) =>
  `PayPal does not show us its statement (${issue}), so that the books cannot be compared with it. Please switch on Transaction Search for the app in your PayPal account`;

/** What came of a comparison. */
export interface Comparison {
  /** Lines of PayPal's statement that are ours to know. */
  lines: number;
  /** Of them, those the books did not have and have now. */
  rebuilt: number;
  /** What still differs; each is an open alert. */
  differences: number;
}

/** Holds the books against PayPal's own statement: what is missing is rebuilt, what cannot be is told. */
@Injectable()
export class Statement implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly provider: PaymentProvider,
    private readonly books: StatementBooks,
    private readonly rebuild: StatementRebuild,
    private readonly alerts: MoneyAlerts,
  ) {}

  onModuleInit(): void {
    const work = async () => {
      const now = this.clock.outside();
      const found = await this.compare(new Date(now.getTime() - DAYS * DAY_MS), now);
      log.info({ ...found }, "the books were held against PayPal's statement");
    };
    this.jobs.define(QUEUE, { work, retries: 3, expireSeconds: EXPIRE_SECONDS, cron: NIGHTLY });
  }

  /** Between two instants of PayPal's time. Done again it changes nothing. Throws {@link ProviderError} when PayPal is silent. */
  async compare(from: Date, to: Date): Promise<Comparison> {
    const { lines, unreadable } = await this.read(from, to);
    const found: Comparison = { lines: 0, rebuilt: 0, differences: unreadable.length };
    for (const id of unreadable) await this.tellUnreadable(id);
    for (const line of lines) {
      const { kind } = line;
      if (!kind) continue;
      found.lines += 1;
      const isNew = (await this.books.bookedCents(kind, line)) === null;
      if (isNew && !(await this.isBackFromSetAside(kind, line))) await this.bookMissing(kind, line);
      const ours = await this.books.bookedCents(kind, line);
      if (isNew && ours !== null) found.rebuilt += 1;
      if (!(await this.agree(kind, line, ours))) found.differences += 1;
    }
    found.differences += await this.unknownThere(lines, from, to);
    return found;
  }

  /** A comparison that cannot be made is in the sight of hosts, until one can be. */
  private async read(from: Date, to: Date): Promise<StatementPart> {
    const { manager } = this.db;
    try {
      const part = await this.provider.listStatement(from, to);
      await this.alerts.settle(manager, 'account', UNREAD, 'The statement could be read again');
      return part;
    } catch (err) {
      if (err instanceof ProviderError && err.outcome === 'refused') {
        await this.alerts.raise(manager, { kind: 'account', ref: UNREAD, text: UNREAD_TEXT(err.issue) });
      }
      throw err;
    }
  }

  private tellUnreadable(id: string): Promise<void> {
    const text = `PayPal's statement has a line (${id}) that cannot be read. Please look at it there`;
    return this.raise({ ref: `statement:${id}`, text });
  }

  /** What goes back of money that paid nothing has no line of ours to be booked under. */
  private async isBackFromSetAside(kind: LineKind, line: StatementLine): Promise<boolean> {
    return kind !== 'payment' && this.books.isSetAside(kind, line);
  }

  private async bookMissing(kind: LineKind, line: StatementLine): Promise<void> {
    try {
      await this.rebuild[kind](line);
    } catch (err) {
      // It stays a difference, which a person sees; the other lines have a right to be looked at.
      log.error({ err, transactionId: line.id }, "a line of PayPal's statement could not be booked");
    }
  }

  private async agree(kind: LineKind, line: StatementLine, ours: number | null): Promise<boolean> {
    const ref = `statement:${line.id}`;
    if (ours === line.amountCents || (ours === null && (await this.books.isSetAside(kind, line)))) {
      await this.alerts.settle(this.db.manager, 'difference', ref, 'The books have it now');
      return true;
    }
    const amount = `${amountText(line.amountCents)} ${line.currency}`;
    await this.raise({
      ref,
      oursCents: ours ?? 0,
      theirsCents: line.amountCents,
      currency: line.currency,
      text:
        ours === null
          ? `PayPal's statement has ${amount} (${line.id}) that the books know nothing of`
          : `PayPal's statement has ${amount} (${line.id}), the books have ${amountText(ours)}`,
    });
    return false;
  }

  /** Lines of ours that the statement should show by now. One that only stands elsewhere in time is asked for by its id. */
  private async unknownThere(lines: StatementLine[], from: Date, to: Date): Promise<number> {
    const shown = new Set(lines.map(({ id }) => id));
    // A demo's days are others than PayPal's.
    const aheadMs = this.clock.now().getTime() - this.clock.outside().getTime();
    const ourTime = (at: Date, laterMs = 0) => new Date(at.getTime() + aheadMs + laterMs);
    const own = await this.books.ownLines(
      ourTime(from),
      ourTime(to, 0 - this.provider.limits.statementBehindMs),
    );
    let unknown = 0;
    for (const line of own) {
      if (shown.has(line.id) || (await this.isThere(line))) continue;
      unknown += 1;
      await this.raise({
        ref: `books:${line.kind}:${line.id}`,
        tripId: line.tripId,
        bookingId: line.bookingId,
        oursCents: line.amountCents,
        theirsCents: 0,
        text: `The books have ${amountText(line.amountCents)} (${line.id}) that PayPal knows nothing of`,
      });
    }
    return unknown;
  }

  private async isThere({ kind, id }: OwnLine): Promise<boolean> {
    try {
      await (kind === 'payment' ? this.provider.getTaking(id) : this.provider.getReturned(id));
      return true;
    } catch (err) {
      if (isGone(err)) return false;
      throw err;
    }
  }

  private async raise(alert: Omit<NewAlert, 'kind'>): Promise<void> {
    await this.alerts.raise(this.db.manager, { kind: 'difference', ...alert });
  }
}
