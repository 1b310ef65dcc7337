import type { Response } from 'express';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

/** Where mail programs turn mails off: they come from no page of ours, and prove by the link's token whom they act for. */
export const UNSUBSCRIBE = {
  digest: 'chat/notifications/unsubscribe',
  letters: 'letters/unsubscribe',
} as const;
type Mails = keyof typeof UNSUBSCRIBE;

const DOORS: ReadonlySet<string> = new Set(Object.values(UNSUBSCRIBE).map((path) => `/api/${path}`));

/** By the exact path. */
export function isUnsubscribeDoor(path: string): boolean {
  return DOORS.has(path);
}

/** The address that a mail's header names. */
export function unsubscribeLink(siteUrl: string, mails: Mails, token: string): string {
  return `${siteUrl}/api/${UNSUBSCRIBE[mails]}?token=${token}`;
}

/**
 * A person who follows the link with a browser comes to the page that asks: being opened changes nothing. There the token
 * stands behind `#`.
 */
export function askOnPage(response: Response, mails: Mails, token: string): void {
  response.redirect(303, `/unsubscribe?of=${mails}#token=${token}`);
}

export class UnsubscribeDto {
  /** Of the link in the mail's header. */
  @ApiProperty({ pattern: '^[\\w.-]{20,100}$' })
  @Matches(/^[\w.-]{20,100}$/, { message: 'This link is not complete' })
  token: string;
}
