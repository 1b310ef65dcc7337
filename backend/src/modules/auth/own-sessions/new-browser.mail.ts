import type { MailText } from '../../../platform/mail/mail-templates.js';

export interface NewBrowserFacts {
  firstName: string;
  siteUrl: string;
  contactEmail: string;
  at: Date;
  /** As it called itself; null for what we do not know. */
  browser: string | null;
  system: string | null;
  /** The address cut short; null where there was none. */
  network: string | null;
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** To the owner of an account that was opened in a browser in which it never was before. */
export function newBrowserMail(facts: NewBrowserFacts): MailText {
  const { firstName, siteUrl, contactEmail, at, browser, system, network } = facts;
  const device = [browser ?? 'A browser we do not know', system && `on ${system}`].filter(Boolean).join(' ');
  const place = network ? `Network: ${network} (the address, cut short)` : null;
  return {
    subject: 'A new browser is logged in to your account',
    text: [
      `Hello ${firstName},`,
      'somebody, hopefully you, logged in to your account with your password, in a browser we have not seen with it before:',
      [device, `${when.format(at)} UTC`, place].filter(Boolean).join('\n'),
      'If it was you, there is nothing to do.',
      `If it was not you, choose a new password now, which logs every browser out: ${siteUrl}/forgot-password`,
      `Questions? Write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}
