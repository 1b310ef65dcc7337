import type { MailText } from '../../../platform/mail/mail-templates.js';
import { hello, mail, type To } from '../account/account.mails.js';

export type FactorNews =
  | 'passkey_added'
  | 'passkey_removed'
  | 'app_added'
  | 'app_removed'
  | 'recovery_code_used'
  | 'codes_guessed';

const NEWS: Record<FactorNews, [subject: string, sentence: string]> = {
  passkey_added: [
    'A passkey was added to your account',
    'a passkey was added to your account: whoever holds it signs in with it.',
  ],
  passkey_removed: [
    'A passkey was removed from your account',
    'a passkey was removed from your account and opens it no more.',
  ],
  app_added: [
    'An authenticator app was added to your account',
    'an authenticator app was added to your account: from now on its codes are asked for after the password.',
  ],
  app_removed: [
    'An authenticator app was removed from your account',
    'an authenticator app was removed from your account, and its codes are taken no more.',
  ],
  recovery_code_used: [
    'A recovery code of your account was used',
    'a recovery code of your account was used in place of a passkey or an app. It works no more.',
  ],
  codes_guessed: [
    'Somebody knows your password',
    'somebody gave the right password of your account and then tried many wrong codes. They did not get in: the second step kept them out.',
  ],
};

/** What becomes of the second step of an account, to its owner. */
export function factorMail({ firstName, siteUrl, contactEmail }: To, news: FactorNews): MailText {
  const [subject, sentence] = NEWS[news];
  return mail(subject, [
    hello(firstName),
    sentence,
    `If it was not you, choose a new password now, and look at how your account is opened: ${siteUrl}/forgot-password and ${siteUrl}/account`,
    `Questions? Write to ${contactEmail}.`,
  ]);
}
