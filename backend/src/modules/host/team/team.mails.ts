import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';

/** What a mail about hosting says. */
export interface TeamMailFacts {
  firstName: string;
  siteUrl: string;
  contactEmail: string;
  /** The trip it is about, where it is about one. */
  tripTitle: string;
  reason: string | null;
  /** Of the other one whom it is about, where there is one. */
  otherName: string;
  /** Whether the operator of the site did it, not a host. */
  byOperator: boolean;
}

const mail = (subject: string, lines: (string | null)[]): MailText => ({
  subject,
  text: lines.filter((line) => line !== null).join('\n\n'),
});

export const TEAM_MAILS = {
  host_approved: ({ firstName, siteUrl }: TeamMailFacts) =>
    mail('Your host account is open', [
      `Hello ${firstName},`,
      'your account is a host account from now on. Please log in again: the host dashboard is in the menu.',
      `${siteUrl}/login`,
    ]),
  host_declined: ({ firstName, contactEmail, reason }: TeamMailFacts) =>
    mail('About your host account', [
      `Hello ${firstName},`,
      'a host looked at your request and did not approve it. Your account stays a guest account and works as before.',
      reason && `What they wrote:\n${quoted(reason)}`,
      `Questions? Write to ${contactEmail}.`,
    ]),
  cohost_added: ({ firstName, siteUrl, tripTitle }: TeamMailFacts) =>
    mail(`You host ${tripTitle} now`, [
      `Hello ${firstName},`,
      `the owner of ${tripTitle} made you a co-host. The trip stands on your dashboard:`,
      `${siteUrl}/host/dashboard`,
    ]),
  cohost_removed: ({ firstName, contactEmail, tripTitle }: TeamMailFacts) =>
    mail(`You no longer host ${tripTitle}`, [
      `Hello ${firstName},`,
      `the owner of ${tripTitle} ended your part as a co-host. Your account and your own trips stay as they are.`,
      `Questions? Write to ${contactEmail}.`,
    ]),
  money_right_given: ({ firstName, siteUrl, contactEmail, tripTitle, otherName }: TeamMailFacts) =>
    mail(`${otherName} has the right to money on ${tripTitle}`, [
      `Hello ${firstName},`,
      `${otherName} may record payments, give refunds and grant credits on ${tripTitle} from now on, and in a few days confirm what another host asked for.`,
      `${siteUrl}/host/dashboard`,
      `That should not be so? Write to ${contactEmail} at once.`,
    ]),
  trip_received: ({ firstName, siteUrl, tripTitle, otherName, byOperator }: TeamMailFacts) =>
    mail(`You own ${tripTitle} now`, [
      `Hello ${firstName},`,
      `${byOperator ? 'the operator of this site' : otherName} handed ${tripTitle} over to you. You may do everything on it, and you alone edit it, sell it and say who hosts it.`,
      byOperator
        ? `${otherName}, who owned it before, hosts no trip any more. Who else hosts it:`
        : `${otherName} stays a co-host with every right, which you can change:`,
      `${siteUrl}/host/trips`,
    ]),
  trip_handed_over: ({ firstName, siteUrl, contactEmail, tripTitle, otherName }: TeamMailFacts) =>
    mail(`You handed ${tripTitle} over`, [
      `Hello ${firstName},`,
      `${otherName} owns ${tripTitle} now. You stay a co-host with every right; only ${otherName} can hand it back.`,
      `${siteUrl}/host/trips`,
      `That was not you? Write to ${contactEmail} at once.`,
    ]),
} as const satisfies Record<string, (facts: TeamMailFacts) => MailText>;

export type TeamMail = keyof typeof TEAM_MAILS;
