import type { Ack } from '../../contracts/chat-events.js';
import type { ChatSocket } from './live-socket.js';

const AT_ONCE = 100;

/**
 * Asks without end, until the server ends the connection: a slow machine reads what comes at once in several pieces, and
 * between two of them something is allowed again. Answers what became of each: `ok`, a refusal's code, or `cut`; and for how
 * many seconds it went on.
 */
export async function flood(
  socket: ChatSocket,
  ask: (turn: number) => Promise<Parameters<Ack<object>>[0]>,
): Promise<{ outcomes: string[]; seconds: number }> {
  const outcomes: string[] = [];
  const start = performance.now();
  while (socket.connected) {
    for (const reply of await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, turn) => ask(turn)))) {
      if (reply.status === 'rejected') outcomes.push('cut');
      else outcomes.push(reply.value.ok ? 'ok' : reply.value.error.code);
    }
  }
  return { outcomes, seconds: (performance.now() - start) / 1_000 };
}
