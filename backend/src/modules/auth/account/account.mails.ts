import type { MailText } from '../../../platform/mail/mail-templates.js';

export interface To {
  /** Null where nobody has shown that the address is theirs. */
  firstName: string | null;
  siteUrl: string;
  contactEmail: string;
}

const link = (siteUrl: string, page: string, token: string) => `${siteUrl}/${page}#token=${token}`;
export const hello = (firstName: string | null) => (firstName ? `Hello ${firstName},` : 'Hello,');
export const mail = (subject: string, lines: string[]): MailText => ({ subject, text: lines.join('\n\n') });

export function resetMail({ firstName, siteUrl }: To, token: string): MailText {
  return mail('Choose a new password', [
    hello(firstName),
    'somebody, hopefully you, asked for a new password for your account. Choose one here within an hour:',
    link(siteUrl, 'set-password', token),
    'If it was not you, do nothing: your password stays as it is, and the link opens nothing without your mailbox.',
  ]);
}

export function confirmEmailMail({ firstName, siteUrl }: To, token: string): MailText {
  return mail('Confirm your new address', [
    hello(firstName),
    'open this link within a day, and from then on you log in with this address and get our mail here:',
    link(siteUrl, 'confirm-email', token),
    'If you know nothing of this, do nothing: without the link nothing changes.',
  ]);
}

/** The only mail that goes to an address before somebody has shown that it is theirs. */
export function emailProofMail({ firstName, siteUrl, contactEmail }: To, token: string): MailText {
  return mail('Confirm your address', [
    hello(firstName),
    'somebody, hopefully you, made an account with this address. Show that it is yours with this link, within 14 days:',
    link(siteUrl, 'confirm-email', token),
    `If it was not you, do nothing. Questions? Write to ${contactEmail}.`,
  ]);
}

/** To the present address, whose owner must hear of it in any case. The new one is not told: it may be somebody else's. */
export function emailNoticeMail({ firstName, siteUrl, contactEmail }: To): MailText {
  return mail('Your address is about to change', [
    hello(firstName),
    'somebody who knows your password asked to have the e-mail address of your account changed. It changes when the link in the mail to the new address is opened.',
    `If it was not you, choose a new password at once, which also undoes the request: ${siteUrl}/forgot-password`,
    `Questions? Write to ${contactEmail}.`,
  ]);
}

/** To the address that was. */
export function emailChangedMail({ firstName, contactEmail }: To): MailText {
  return mail('Your address was changed', [
    hello(firstName),
    'from now on your account is opened with another e-mail address, and our mail goes there. Links in older mails open nothing any more.',
    `If it was not you, write to ${contactEmail} at once.`,
  ]);
}

export function passwordChangedMail({ firstName, siteUrl, contactEmail }: To): MailText {
  return mail('Your password was changed', [
    hello(firstName),
    'the password of your account was changed, and every other browser was logged out.',
    `If it was not you, choose a new one now: ${siteUrl}/forgot-password`,
    `Questions? Write to ${contactEmail}.`,
  ]);
}
