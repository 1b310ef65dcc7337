import { Injectable } from '@nestjs/common';
import { amountCents } from '../../guests/money-text.js';
import { PayPalClient } from './paypal-client.js';
import { type StatementEntry, statementPage } from './paypal.schemas.js';

const PAGE_SIZE = 500;
const DAY_MS = 86_400_000;
/** PayPal answers for 31 days at most. */
const LONGEST_WINDOW_MS = 31 * DAY_MS;
/** A page of 500 is slow. */
const TIMEOUT_MS = 20_000;

/** A transaction of our account, as PayPal's statement has it. */
export interface StatementLine {
  id: string;
  /** Of a refund or a reversal: the payment it belongs to. */
  referenceId: string | null;
  /** PayPal's T-code. */
  eventCode: string;
  /** Negative for money that went. */
  amountCents: number;
  feeCents: number | null;
  currency: string;
  invoiceId: string | null;
  customId: string | null;
}

/** PayPal's list of what came and went. It is up to three hours behind, so it is asked for days, not for moments. */
@Injectable()
export class PayPalStatement {
  constructor(private readonly client: PayPalClient) {}

  /** What succeeded between two instants of PayPal's time, the oldest first. Throws {@link PayPalError}. */
  async between(from: Date, to: Date): Promise<StatementLine[]> {
    const lines: StatementLine[] = [];
    for (let start = from.getTime(); start < to.getTime(); start += LONGEST_WINDOW_MS) {
      const end = Math.min(start + LONGEST_WINDOW_MS, to.getTime());
      lines.push(...(await this.window(new Date(start), new Date(end))));
    }
    return lines;
  }

  private async window(from: Date, to: Date): Promise<StatementLine[]> {
    const lines: StatementLine[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: to.toISOString(),
        transaction_status: 'S',
        fields: 'transaction_info',
        page_size: String(PAGE_SIZE),
        page: String(page),
      });
      const path = `/v1/reporting/transactions?${query.toString()}`;
      const answer = await this.client.get(path, statementPage, TIMEOUT_MS);
      pages = answer.total_pages;
      lines.push(...answer.transaction_details.map(({ transaction_info: entry }) => lineOf(entry)));
    }
    return lines;
  }
}

function lineOf(entry: StatementEntry): StatementLine {
  const { value, currency_code: currency } = entry.transaction_amount;
  return {
    id: entry.transaction_id,
    referenceId: entry.paypal_reference_id ?? null,
    eventCode: entry.transaction_event_code,
    amountCents: signedCents(value),
    feeCents: entry.fee_amount ? Math.abs(signedCents(entry.fee_amount.value)) : null,
    currency,
    invoiceId: entry.invoice_id ?? null,
    customId: entry.custom_field ?? null,
  };
}

function signedCents(text: string): number {
  const cents = amountCents(text.replace(/^-/, ''));
  if (cents === null) throw new Error(`PayPal's statement has an amount of "${text}".`);
  return text.startsWith('-') ? 0 - cents : cents;
}
