import { writeCents } from '../payments/money.rules.js';
import { BUYER } from '../orders/test-accounts.js';
import type { StatementLine } from './statement.store.js';

/** A line of the statement as Transaction Search v1 shows it, with `fields=transaction_info`. */
export function transactionView(line: StatementLine) {
  const money = (cents: number) => ({
    currency_code: line.currency,
    value: writeCents(cents, line.currency),
  });
  return {
    transaction_info: {
      paypal_account_id: BUYER.payer_id,
      transaction_id: line.transactionId,
      ...(line.referenceId ? { paypal_reference_id: line.referenceId, paypal_reference_id_type: 'TXN' } : {}),
      transaction_event_code: line.eventCode,
      transaction_initiation_date: withoutMs(line.initiatedAt),
      transaction_updated_date: withoutMs(line.updatedAt),
      transaction_amount: money(line.amountCents),
      fee_amount: line.feeCents === null ? undefined : money(-line.feeCents),
      transaction_status: line.status,
      invoice_id: line.invoiceId ?? undefined,
      custom_field: line.customId ?? undefined,
      protection_eligibility: '02',
    },
  };
}

/** As Transaction Search writes an instant: whole seconds, the zone without a colon. */
export function withoutMs(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, '+0000');
}
