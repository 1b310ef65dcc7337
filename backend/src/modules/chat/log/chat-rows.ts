import { z } from 'zod';
import type { ChatChange, ChatMessage, ChatPhoto, ChatReaction } from '../../../../contracts/chat-events.js';
import type { ChatPoll } from '../../../../contracts/chat-polls.js';
import { senderOf } from '../chat.rules.js';
import { pollStanding, VOTES } from './poll-votes.rules.js';

const REACTION = z.object({
  emoji: z.string(),
  userIds: z.array(z.int()),
}) satisfies z.ZodType<ChatReaction>;
const PHOTO = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
}) satisfies z.ZodType<ChatPhoto>;

export const POLL = z.object({
  answers: z.array(z.string()),
  isMultiple: z.boolean(),
}) satisfies z.ZodType<ChatPoll>;

/** A message as {@link MESSAGES} reads it. */
export const MESSAGE = z.object({
  id: z.string(),
  seq: z.int(),
  client_id: z.string(),
  trip_id: z.int(),
  content: z.string(),
  reply_to: z.int().nullable(),
  timestamp: z.date(),
  is_announcement: z.boolean(),
  rev: z.int(),
  edited_at: z.date().nullable(),
  deleted_at: z.date().nullable(),
  pinned_at: z.date().nullable(),
  reactions: z.array(REACTION).nullable(),
  photo: PHOTO.nullable(),
  poll: POLL.nullable(),
  poll_ended_at: z.date().nullable(),
  votes: VOTES.nullable(),
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  is_host: z.boolean(),
});
type MessageRow = z.infer<typeof MESSAGE>;

/** Reactions and votes are looked up for messages only that ever changed: most never do. */
export const MESSAGES = `
  SELECT m.id, m.seq, m.client_id, m.trip_id, m.content, m.reply_to, m.timestamp, m.is_announcement, m.rev, m.edited_at,
         m.deleted_at, m.pinned_at, m.user_id, u.first_name, u.last_name,
         (h.user_id IS NOT NULL AND u.role = 'host') AS is_host,
         CASE WHEN m.rev > 0 THEN (
           SELECT json_agg(json_build_object('emoji', given.emoji, 'userIds', given.user_ids) ORDER BY given.first_at, given.emoji)
             FROM (SELECT r.emoji, json_agg(r.user_id ORDER BY r.given_at, r.user_id) AS user_ids, min(r.given_at) AS first_at
                     FROM message_reactions r WHERE r.trip_id = m.trip_id AND r.seq = m.seq GROUP BY r.emoji) AS given
         ) END AS reactions,
         CASE WHEN p.id IS NOT NULL THEN json_build_object('id', COALESCE(p.file_id, p.id::text), 'url', p.path, 'thumbnailUrl',
           p.thumbnail_path, 'width', p.width, 'height', p.height, 'alt', p.alt) END AS photo,
         CASE WHEN m.rev > 0 AND m.poll IS NOT NULL THEN (
           SELECT json_agg(json_build_object('answer', chosen.answer, 'userIds', chosen.user_ids))
             FROM (SELECT v.answer, json_agg(v.user_id ORDER BY v.given_at, v.user_id) AS user_ids
                     FROM poll_votes v WHERE v.trip_id = m.trip_id AND v.seq = m.seq GROUP BY v.answer) AS chosen
         ) END AS votes,
         CASE WHEN m.deleted_at IS NULL THEN m.poll END AS poll, m.poll_ended_at
    FROM messages m
    JOIN users u ON u.id = m.user_id
    LEFT JOIN photos p ON p.trip_id = m.trip_id AND p.message_seq = m.seq
    LEFT JOIN trip_hosts h ON h.trip_id = m.trip_id AND h.user_id = m.user_id`;

export function toMessage(row: MessageRow): ChatMessage {
  const person = { id: row.user_id, firstName: row.first_name, lastName: row.last_name };
  return {
    seq: row.seq,
    id: row.id,
    clientId: row.client_id,
    tripId: row.trip_id,
    sender: senderOf(person, row.is_host),
    content: row.content,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    ...(row.photo ? { photo: row.photo } : {}),
    ...(row.poll ? { poll: row.poll } : {}),
    ...(row.is_announcement ? { isAnnouncement: true } : {}),
    at: row.timestamp.toISOString(),
    ...(row.rev > 0 ? { change: changeOf(row) } : {}),
  };
}

function changeOf(row: MessageRow): ChatChange {
  return {
    rev: row.rev,
    content: row.content,
    ...(row.edited_at && !row.deleted_at ? { editedAt: row.edited_at.toISOString() } : {}),
    ...(row.deleted_at ? { deletedAt: row.deleted_at.toISOString() } : {}),
    ...(row.pinned_at ? { pinnedAt: row.pinned_at.toISOString() } : {}),
    reactions: row.reactions ?? [],
    ...(row.poll ? { poll: pollStanding(row.poll, row.votes ?? [], row.poll_ended_at) } : {}),
  };
}

/** The number of a message's last change; 0 when it never changed. */
export const revOf = (message: ChatMessage): number => message.change?.rev ?? 0;

/** The state of a message as it is told; one that never changed has the number 0. */
export function stateOf(message: ChatMessage): ChatChange {
  return message.change ?? { rev: 0, content: message.content, reactions: [] };
}
