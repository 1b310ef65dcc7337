import { signedCents } from '../../../bookings/quote/money-text.js';
import type { StatementLine } from '../../provider/provider.types.js';
import { statementEntry, statementStatus } from '../client/paypal.schemas.js';
import { kindOfLine } from './line-kind.rules.js';

const LONGEST_TEXT = 100;

/** A line of PayPal's statement; of one that cannot be read its id, or what PayPal wrote. */
export function statementLine(told: unknown): StatementLine | string {
  const parsed = statementEntry.safeParse(told);
  if (!parsed.success) return idOf(told);
  const entry = parsed.data;
  const { value, currency_code: currency } = entry.transaction_amount;
  const amountCents = signedCents(value);
  if (amountCents === null) return entry.transaction_id;
  const referenceId = entry.paypal_reference_id ?? null;
  const kind = kindOfLine({ eventCode: entry.transaction_event_code, amountCents, referenceId });
  const fee = entry.fee_amount ? signedCents(entry.fee_amount.value) : null;
  return {
    id: entry.transaction_id,
    kind,
    referenceId,
    amountCents,
    feeCents: fee === null ? null : Math.abs(fee),
    currency,
    invoiceId: entry.invoice_id ?? null,
    ownId: entry.custom_field ?? null,
  };
}

/** S succeeded. V did, and all of it went back since: by lines of their own, so that it counts as any other. */
const MONEY: ReadonlySet<string> = new Set(['S', 'V']);

/** Whether money moved, as against what waits or was denied. */
export function isMoney(told: unknown): boolean {
  const status = statementStatus.safeParse(told).data?.transaction_status;
  return status === undefined || MONEY.has(status);
}

function idOf(told: unknown): string {
  const id =
    typeof told === 'object' && told !== null && 'transaction_id' in told ? told.transaction_id : null;
  return typeof id === 'string' ? id : (JSON.stringify(told) ?? 'nothing').slice(0, LONGEST_TEXT);
}
