import type { ArrivedMail, MailServer } from './mail-server.js';

/** The payment reminders that an address got. */
export const remindersTo = ({ arrived }: MailServer, email: string): ArrivedMail[] =>
  arrived.filter(
    ({ recipients, head }) => recipients.includes(email) && /falls due/.test(head.get('subject') ?? ''),
  );
