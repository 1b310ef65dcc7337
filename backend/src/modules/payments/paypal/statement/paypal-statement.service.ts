import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../../platform/clock/clock.js';
import type { StatementPart } from '../../provider/provider.types.js';
import { PayPalClient } from '../client/paypal-client.service.js';
import { statementPage } from '../client/paypal.schemas.js';
import { PayPalError } from '../client/paypal-error.js';
import { isMoney, statementLine } from './statement-line.js';

const PAGE_SIZE = 500;
/** PayPal answers for 31 days at most. */
const LONGEST_WINDOW_MS = 31 * DAY_MS;
/** As finely as PayPal tells times apart. */
const SHORTEST_WINDOW_MS = 1_000;
/** PayPal lists at most 10,000 lines of one window. */
const TOO_LARGE = 'RESULTSET_TOO_LARGE';
/** A page of 500 is slow. */
const TIMEOUT_MS = 20_000;

/** PayPal's list of what came and went. It is up to three hours behind, so it is asked for days, not for moments. */
@Injectable()
export class PayPalStatement {
  constructor(private readonly client: PayPalClient) {}

  /** The money that moved between two instants of PayPal's time, the oldest first. Throws {@link PayPalError}. */
  async between(from: Date, to: Date): Promise<StatementPart> {
    const part: StatementPart = { lines: [], unreadable: [] };
    for (let start = from.getTime(); start < to.getTime(); start += LONGEST_WINDOW_MS) {
      const end = Math.min(start + LONGEST_WINDOW_MS, to.getTime());
      await this.window(new Date(start), new Date(end), part);
    }
    return part;
  }

  private async window(from: Date, to: Date, part: StatementPart): Promise<void> {
    try {
      await this.pages(from, to, part);
    } catch (err) {
      const lengthMs = to.getTime() - from.getTime();
      if (!(err instanceof PayPalError) || err.issue !== TOO_LARGE || lengthMs <= SHORTEST_WINDOW_MS)
        throw err;
      const middle = new Date(from.getTime() + Math.trunc(lengthMs / 2));
      await this.window(from, middle, part);
      await this.window(new Date(middle.getTime() + 1), to, part);
    }
  }

  private async pages(from: Date, to: Date, part: StatementPart): Promise<void> {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: to.toISOString(),
        fields: 'transaction_info',
        page_size: String(PAGE_SIZE),
        page: String(page),
      });
      const path = `/v1/reporting/transactions?${query.toString()}`;
      const answer = await this.client.get(path, statementPage, TIMEOUT_MS);
      pages = answer.total_pages;
      for (const { transaction_info: told } of answer.transaction_details) {
        if (!isMoney(told)) continue;
        const line = statementLine(told);
        if (typeof line === 'string') part.unreadable.push(line);
        else part.lines.push(line);
      }
    }
  }
}
