import { plainLine } from '../../../../contracts/plain-line.js';
import { unsubscribeLink } from '../../../platform/http/unsubscribe-doors.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';

/** A message as a mail quotes it. */
export interface QuotedLine {
  sender: string;
  content: string;
  isAnnouncement: boolean;
}

/** What somebody has not read in one trip's chat. */
export interface UnreadTrip {
  id: number;
  title: string;
  count: number;
  /** The announcements, and the newest of the rest; ascending. */
  lines: QuotedLine[];
}

const MOST_CHARS = 160;

/**
 * One mail about all chats of a person. The link out that they press stands behind `#`, so that no log on the way keeps it;
 * a mail program's one click needs its own.
 */
export function digestMail(
  trips: readonly UnreadTrip[],
  { firstName, token, siteUrl }: { firstName: string; token: string; siteUrl: string },
): MailText {
  const count = trips.reduce((sum, trip) => sum + trip.count, 0);
  const isAnnounced = trips.some(({ lines }) => lines.some((line) => line.isAnnouncement));
  const title = trips[0]?.title ?? 'your trip';
  return {
    subject: isAnnounced ? `News from your hosts: ${title}` : `${messages(count)} in the chat of ${title}`,
    text: [
      `Hello ${firstName},`,
      ...trips.flatMap((trip) => tripText(trip, siteUrl)),
      `You get at most one such mail a day, and none while you read along. To get none at all:\n${siteUrl}/unsubscribe#token=${token}`,
    ].join('\n\n'),
    offLink: unsubscribeLink(siteUrl, 'digest', token),
  };
}

function tripText({ id, title, count, lines }: UnreadTrip, siteUrl: string): string[] {
  const more = count - lines.length;
  return [
    `${messages(count)} in the group chat of ${title}:`,
    lines.map(quoted).join('\n'),
    ...(more > 0 ? [`... and ${more} more.`] : []),
    `Read and answer here:\n${siteUrl}/template/chat?trip=${id}`,
  ];
}

const messages = (count: number) => (count === 1 ? 'One new message' : `${count} new messages`);

/** On one line, so that what somebody wrote cannot pose as ours. An announcement is told whole. */
function quoted({ sender, content, isAnnouncement }: QuotedLine): string {
  const text = content.replace(/\s+/g, ' ') || 'shared a photo';
  const isCut = !isAnnouncement && text.length > MOST_CHARS;
  const mark = isAnnouncement ? ', for everybody' : '';
  return `> ${plainLine(sender)}${mark}: ${isCut ? `${text.slice(0, MOST_CHARS).trimEnd()}…` : text}`;
}
