import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/clock.js';
import { ChatMember } from '../modules/chat/people/chat-member.entity.js';
import { ChatRoom } from '../modules/chat/log/chat-room.entity.js';
import { MessageReaction } from '../modules/chat/acts/message-reaction.entity.js';
import { PollVote } from '../modules/chat/acts/poll-vote.entity.js';
import { Message } from '../modules/chat/log/message.entity.js';
import { foundBy } from '../modules/chat/log/search.rules.js';
import type { Accounts } from './accounts.js';
import { ASKED, CHOSEN } from './chat-poll.data.js';
import { ANNOUNCED, REACTED } from './chat-reactions.data.js';
import { PRESENCES } from './chat-members.data.js';
import { LINES_OF_TODAY } from './chat-today.data.js';
import { EARLIER_LINES, type ChatLine } from './chat.data.js';
import { DEMO_USERNAMES } from './people.data.js';
import type { SeededTrip } from './trips.js';

const LINES = [...EARLIER_LINES, ...LINES_OF_TODAY];
/** The hour at which the demo's first day begins for its visitor; the lines of today are told for it. */
const HOURS_TOLD_OF_TODAY = 15;

/** Where and when the demo's group meets. */
export interface Scene {
  trip: SeededTrip;
  accounts: Accounts;
  now: Date;
}

/** Writes the conversation of the cruise on sale, and who was there when. */
export async function seedChat(manager: EntityManager, scene: Scene): Promise<void> {
  await manager.insert(
    Message,
    LINES.map((line, i) => messageRow(scene, line, i + 1)),
  );
  await manager.insert(MessageReaction, reactionRows(scene));
  await manager.insert(PollVote, voteRows(scene));
  await manager.update(ChatRoom, { tripId: scene.trip.id }, { head: LINES.length, rev: REACTED.length });
  await manager.insert(ChatMember, memberRows(scene));
  await seedLastLogins(manager);
}

/** As they were last seen. A login that the login page lists is used first by who visits the demo. */
async function seedLastLogins(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE users u SET last_login = c.last_seen_at FROM chat_members c WHERE c.user_id = u.id AND u.username <> ALL ($1)`,
    [DEMO_USERNAMES],
  );
}

function messageRow({ trip, accounts, now }: Scene, line: ChatLine, seq: number) {
  const [, , from, content, repliesTo] = line;
  return {
    tripId: trip.id,
    userId: accounts.idOf(from),
    seq,
    clientId: randomUUID(),
    content,
    words: foundBy(content),
    replyTo: repliesTo === undefined ? null : seq - repliesTo,
    timestamp: spokenAt(line, now, trip.timeZone),
    isAnnouncement: isLineOf(line, ANNOUNCED),
    pinnedAt: isLineOf(line, ANNOUNCED) ? spokenAt(line, now, trip.timeZone) : null,
    rev: REACTED.findIndex((reacted) => isLineOf(line, reacted)) + 1,
    poll: isLineOf(line, ASKED) ? { answers: CHOSEN.map(([answer]) => answer), isMultiple: false } : null,
  };
}

const isLineOf = ([daysAgo, at]: ChatLine, named: { daysAgo: number; at: string }) =>
  daysAgo === named.daysAgo && at === named.at;

function reactionRows({ trip, accounts, now }: Scene) {
  return REACTED.flatMap((reacted) => {
    const place = LINES.findIndex((line) => isLineOf(line, reacted));
    const line = LINES[place];
    if (!line) throw new Error(`Nothing was said ${reacted.daysAgo} days ago at ${reacted.at}.`);
    const givenAt = spokenAt(line, now, trip.timeZone);
    return reacted.reactions.flatMap(([emoji, names]) =>
      names.map((name) => ({
        tripId: trip.id,
        seq: place + 1,
        userId: accounts.idOf(name),
        emoji,
        givenAt,
      })),
    );
  });
}

function voteRows({ trip, accounts, now }: Scene) {
  const place = LINES.findIndex((line) => isLineOf(line, ASKED));
  const line = LINES[place];
  if (!line) throw new Error(`Nothing was asked ${ASKED.daysAgo} days ago at ${ASKED.at}.`);
  const givenAt = spokenAt(line, now, trip.timeZone);
  return CHOSEN.flatMap(([, names], answer) =>
    names.map((name) => ({ tripId: trip.id, seq: place + 1, userId: accounts.idOf(name), answer, givenAt })),
  );
}

/** Days are counted from the first start. Does that fall early in the day, what is told of today moves together. */
function spokenAt([daysAgo, at]: ChatLine, now: Date, timeZone: string): Date {
  const midnight = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  if (daysAgo > 0) return midnight.minus({ days: daysAgo }).set({ hour, minute }).toJSDate();
  const elapsedMs = now.getTime() - midnight.toMillis();
  const pace = Math.min(1, elapsedMs / (HOURS_TOLD_OF_TODAY * HOUR_MS));
  return new Date(midnight.toMillis() + (hour * HOUR_MS + minute * MINUTE_MS) * pace);
}

function memberRows({ trip, accounts, now }: Scene) {
  return PRESENCES.map(({ name, seenMinutesAgo, unread }) => ({
    tripId: trip.id,
    userId: accounts.idOf(name),
    readSeq: LINES.length - unread,
    lastSeenAt: new Date(now.getTime() - seenMinutesAgo * MINUTE_MS),
  }));
}
