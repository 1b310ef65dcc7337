import { setTimeout as pause } from 'node:timers/promises';
import type { Ack } from '../../../contracts/chat-events.js';
import { log } from '../../platform/logging/log.js';
import { ChatRefusal } from './chat-refusal.js';
import type { ChatSocket } from './chat-socket.js';

export type Reply<T> = Parameters<Ack<T>>[0];

/** Who is sent away waits no longer than this for what stands still, e.g. before a database that is away. */
const LAST_ANSWERS_MS = 10_000;

/** What each connection asked for and was not answered yet. */
const underWay = new WeakMap<ChatSocket, Set<Promise<unknown>>>();

/**
 * Does what a member asked for and answers it, as {@link answer}. `work` is given what ends the connection of somebody who
 * does not stop although refused.
 */
export async function answerTo<T>(
  socket: ChatSocket,
  work: (sendAway: () => void) => Promise<T>,
): Promise<Reply<T>> {
  const asked = underWay.get(socket) ?? new Set();
  underWay.set(socket, asked);
  const reply = answer(() => work(() => void sendAway(socket, [...asked])));
  asked.add(reply);
  try {
    return await reply;
  } finally {
    asked.delete(reply);
  }
}

/** Ends a connection. What was accepted before is still answered. */
async function sendAway(socket: ChatSocket, accepted: readonly Promise<unknown>[]): Promise<void> {
  log.warn({ userId: socket.data.me.id }, 'a member of a chat was sent away: refused, and did not stop');
  await Promise.race([Promise.all(accepted), pause(LAST_ANSWERS_MS, undefined, { ref: false })]);
  // The last answer goes out after the promise of it: in this turn of the loop.
  setImmediate(() => socket.disconnect(true));
}

/** The acknowledgement of a request: what `work` resolves with, or the refusal it throws. A fault is `unavailable`. */
async function answer<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (err) {
    if (err instanceof ChatRefusal) return { ok: false, error: err.error };
    log.error({ err }, 'a chat request failed');
    return { ok: false, error: new ChatRefusal('unavailable').error };
  }
}
