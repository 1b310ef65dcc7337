import type { MailText } from '../../../platform/mail/mail-templates.js';

interface To {
  firstName: string;
  siteUrl: string;
  contactEmail: string;
}

const link = (siteUrl: string, page: string, token: string) => `${siteUrl}/${page}#token=${token}`;
const mail = (subject: string, lines: string[]): MailText => ({ subject, text: lines.join('\n\n') });

export function resetMail({ firstName, siteUrl }: To, token: string): MailText {
  return mail('Choose a new password', [
    `Hello ${firstName},`,
    'somebody, hopefully you, asked for a new password for your account. Choose one here within an hour:',
    link(siteUrl, 'set-password', token),
    'If it was not you, do nothing: your password stays as it is, and the link opens nothing without your mailbox.',
  ]);
}

export function confirmEmailMail({ firstName, siteUrl }: To, token: string): MailText {
  return mail('Confirm your new address', [
    `Hello ${firstName},`,
    'open this link within a day, and from then on you log in with this address and get our mail here:',
    link(siteUrl, 'confirm-email', token),
    'If you know nothing of this, do nothing: without the link nothing changes.',
  ]);
}

/** To the present address, whose owner must hear of it in any case. The new one is not told: it may be somebody else's. */
export function emailNoticeMail({ firstName, siteUrl, contactEmail }: To): MailText {
  return mail('Your address is about to change', [
    `Hello ${firstName},`,
    'somebody who knows your password asked to have the e-mail address of your account changed. It changes when the link in the mail to the new address is opened.',
    `If it was not you, choose a new password at once, which also undoes the request: ${siteUrl}/forgot-password`,
    `Questions? Write to ${contactEmail}.`,
  ]);
}

export function passwordChangedMail({ firstName, siteUrl, contactEmail }: To): MailText {
  return mail('Your password was changed', [
    `Hello ${firstName},`,
    'the password of your account was changed, and every other browser was logged out.',
    `If it was not you, choose a new one now: ${siteUrl}/forgot-password`,
    `Questions? Write to ${contactEmail}.`,
  ]);
}
