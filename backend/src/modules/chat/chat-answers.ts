import { log } from '../../platform/logging/log.js';
import type { ChatSocket } from './chat-socket.js';

const LAST_ANSWERS_MS = 500;

/** Ends the connection of somebody who does not stop although refused. What was accepted before is still answered. */
export function sendAway(socket: ChatSocket): void {
  log.warn({ userId: socket.data.me.id }, 'a member of a chat was sent away: refused, and did not stop');
  setTimeout(() => socket.disconnect(true), LAST_ANSWERS_MS).unref();
}
