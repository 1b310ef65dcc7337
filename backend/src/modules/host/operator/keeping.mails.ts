import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import type { ActName } from './account-acts.js';

export interface KeepingFacts {
  firstName: string;
  siteUrl: string;
  contactEmail: string;
  /** In the operator's words; null where the command was given none. */
  reason: string | null;
}

/** The kind of the mail about an act, in the outbox. */
export const keepingMail = (act: ActName): string => `kept_${act.replace('-', '_')}`;

const login = ({ siteUrl }: KeepingFacts) => `${siteUrl}/login`;

/** What is said of each act: the subject, the sentence, and where it leads. */
const SAID: Record<ActName, (facts: KeepingFacts) => [subject: string, sentence: string, link?: string]> = {
  close: () => [
    'Your account was closed',
    'the operator of this site closed your account: nobody can log in to it. Your bookings and payments stay as they are.',
  ],
  reopen: (facts) => [
    'Your account is open again',
    'the operator of this site opened your account again. Log in with the password you had:',
    login(facts),
  ],
  'end-sessions': (facts) => [
    'You were logged out everywhere',
    'the operator of this site logged your account out in every browser. Your password stays as it is; log in again here:',
    login(facts),
  ],
  'reset-factors': (facts) => [
    'Your passkeys, apps and recovery codes were removed',
    'the operator of this site removed every passkey, authenticator app and recovery code of your account, and logged you out everywhere. Log in with your password, and add new ones in your account:',
    login(facts),
  ],
  'make-host': (facts) => [
    'Your host account is open',
    'your account is a host account from now on. Please log in again: the host dashboard is in the menu.',
    login(facts),
  ],
  'take-host': (facts) => [
    'Your account is a guest account now',
    'the operator of this site made your host account a guest account: you host no trip any more. Your own bookings stay as they are.',
    login(facts),
  ],
  'make-operator': (facts) => [
    'You are an operator of this site now',
    'your account is an operator’s from now on: you see and keep the accounts of this site. Please log in again.',
    login(facts),
  ],
  'take-operator': (facts) => [
    'You are no operator of this site any more',
    'your account is no operator’s any more. Everything else about it stays as it was; please log in again.',
    login(facts),
  ],
};

/** To the owner of an account to which the operator has done something. */
export function keepingText(act: ActName, facts: KeepingFacts): MailText {
  const [subject, sentence, link] = SAID[act](facts);
  const { firstName, reason, contactEmail } = facts;
  const lines = [
    `Hello ${firstName},`,
    sentence,
    link,
    reason && `What they wrote:\n${quoted(reason)}`,
    `Questions? Write to ${contactEmail}.`,
  ];
  return { subject, text: lines.filter(Boolean).join('\n\n') };
}
