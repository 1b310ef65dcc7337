import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { countChanges } from '../acts/count-changes.js';

/** What somebody asked the groups, with the answers they offered. */
export function pollsOf(manager: EntityManager, userId: number): Promise<object[]> {
  return rowsOf(
    manager,
    z.object({
      trip: z.string(),
      question: z.string(),
      answers: z.array(z.string()),
      at: z.date(),
      endedAt: z.date().nullable(),
    }),
    `SELECT t.title AS trip, m.content AS question, m.poll -> 'answers' AS answers, m.timestamp AS at, m.poll_ended_at AS "endedAt"
       FROM messages m JOIN trips t ON t.id = m.trip_id WHERE m.user_id = $1 AND m.poll IS NOT NULL ORDER BY m.id`,
    [userId],
  );
}

/** What somebody chose in the groups' polls. */
export function votesOf(manager: EntityManager, userId: number): Promise<object[]> {
  return rowsOf(
    manager,
    z.object({ trip: z.string(), answer: z.string().nullable(), at: z.date() }),
    `SELECT t.title AS trip, m.poll -> 'answers' ->> v.answer AS answer, v.given_at AS at
       FROM poll_votes v JOIN messages m ON m.trip_id = v.trip_id AND m.seq = v.seq JOIN trips t ON t.id = v.trip_id
      WHERE v.user_id = $1 ORDER BY v.given_at, v.seq, v.answer`,
    [userId],
  );
}

/**
 * Takes somebody's votes out of all polls, ended ones too. The polls become changes of their trips, so that every browser
 * that counted the votes hears of it: the trips' counters are asked each second.
 */
export async function removeVotesOf(manager: EntityManager, userId: number): Promise<void> {
  const polls = await rowsOf(
    manager,
    z.object({ tripId: z.int(), seq: z.int() }),
    `SELECT m.trip_id AS "tripId", m.seq FROM messages m
      WHERE (m.trip_id, m.seq) IN (SELECT v.trip_id, v.seq FROM poll_votes v WHERE v.user_id = $1)
      ORDER BY m.trip_id, m.seq FOR NO KEY UPDATE`,
    [userId],
  );
  await manager.query('DELETE FROM poll_votes WHERE user_id = $1', [userId]);
  for (const tripId of new Set(polls.map((poll) => poll.tripId))) {
    const ofTrip = polls.filter((poll) => poll.tripId === tripId);
    await countChanges(
      manager,
      tripId,
      ofTrip.map(({ seq }) => seq),
    );
  }
}
