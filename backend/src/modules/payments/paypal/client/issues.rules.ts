import type { Refusal } from '../../provider/provider-error.js';

/** What PayPal's refusal of a capture (422) means. */
const REFUSALS: Partial<Record<string, Refusal>> = {
  ORDER_NOT_APPROVED: 'not_approved',
  INSTRUMENT_DECLINED: 'choose_another',
  PAYER_ACTION_REQUIRED: 'choose_another',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'choose_another',
  PAYER_CANNOT_PAY: 'failed',
  PAYER_ACCOUNT_RESTRICTED: 'failed',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'failed',
  TRANSACTION_REFUSED: 'failed',
  COMPLIANCE_VIOLATION: 'failed',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'failed',
  TRANSACTION_LIMIT_EXCEEDED: 'failed',
  PAYEE_BLOCKED_TRANSACTION: 'our_account',
  PAYEE_ACCOUNT_RESTRICTED: 'our_account',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'our_account',
  AUTH_CAPTURE_NOT_ENABLED: 'our_account',
};

/** PayPal took money under this invoice number before, perhaps by this very order. */
export const DUPLICATE_INVOICE = 'DUPLICATE_INVOICE_ID';
const ALREADY_CAPTURED = 'ORDER_ALREADY_CAPTURED';
/** Refusals that do not say whether money moved: PayPal is asked before anything is done again. */
const UNCLEAR: ReadonlySet<string> = new Set([
  ALREADY_CAPTURED,
  'ORDER_COMPLETION_IN_PROGRESS',
  DUPLICATE_INVOICE,
]);
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const UNPROCESSABLE = 422;

/** Null when it is not known whether money moved; a 422 that is not in the table is a definite no. */
export function refusalOf(status: number, issue: string): Refusal | null {
  if (status !== UNPROCESSABLE || UNCLEAR.has(issue)) return null;
  return REFUSALS[issue] ?? 'failed';
}

/** Whether PayPal turns our account or our credentials away, whoever the buyer is. */
export function isAccountTrouble({ status, issue }: { status: number; issue: string }): boolean {
  return status === UNAUTHORIZED || status === FORBIDDEN || REFUSALS[issue] === 'our_account';
}

/** Captured already, by a call whose answer was lost. */
export function isTakenAlready(issue: string): boolean {
  return issue === ALREADY_CAPTURED;
}
