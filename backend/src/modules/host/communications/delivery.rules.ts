import type { Mail } from '../../../platform/mail/mail.entity.js';

export type DeliveryState = 'queued' | 'retrying' | 'sent' | 'failed' | 'needless';
type MailFacts = Pick<Mail, 'status' | 'attempts' | 'lastError'>;

/** What a mail server's code means to a host. A server's own sentences hold addresses and are not kept. */
const REASONS: Record<string, string> = {
  EENVELOPE: 'The mail server does not take this address.',
  ECONNECTION: 'The mail server could not be reached.',
  ECONNREFUSED: 'The mail server could not be reached.',
  ESOCKET: 'The connection to the mail server broke off.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EAUTH: 'The mail server does not know us; the operator has to look.',
  EMESSAGE: 'The mail server did not take the text.',
  EDNS: 'The mail server could not be found.',
};

/** How far a mail is; null is one that was not handed to the outbox yet. */
export function deliveryState(mail: MailFacts | null): DeliveryState {
  if (!mail) return 'queued';
  if (mail.status !== 'pending') return mail.status;
  return mail.lastError === null ? 'queued' : 'retrying';
}

/** Why a reader is not there any more: their account was deleted, or they were taken off their booking. */
type Gone = 'erased' | 'left';

const NEEDLESS: Record<Gone, string> = {
  erased: 'Their account was deleted.',
  left: 'They were taken off their booking before it went.',
};

/**
 * Why a mail did not get there, as a sentence; null while nothing went wrong.
 * @param gone who is may have turned letters off before that.
 */
export function deliveryReason(mail: MailFacts | null, gone: Gone | null): string | null {
  if (mail?.status === 'needless') return gone ? NEEDLESS[gone] : 'They turned letters off before it went.';
  if (!mail?.lastError) return null;
  return REASONS[mail.lastError] ?? 'It did not go through.';
}
