import { randomUUID } from 'node:crypto';
import { knock, openSocket } from '../live-socket.js';
import type { Person } from '../people.js';
import type { Stack } from '../stack.js';
import type { Cell } from './kinds.js';
import type { MarkedTrip } from './marked-trip.js';

const REFUSALS: Record<string, Cell> = {
  UNAUTHENTICATED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  connected: 'yes',
};
const ACK_TIMEOUT_MS = 20_000;
/** These are told, not asked: who is in may tell them. */
const WITHOUT_ANSWER = ['chat:read', 'chat:typing', 'chat:presence'];

/** What somebody meets who opens a namespace. */
export async function openChat(
  { nodes }: Stack,
  namespace: 'chat' | 'host',
  person?: Person,
  auth: object = {},
): Promise<unknown> {
  const word = await knock(`${nodes[0]!.url}/${namespace}`, {
    ...(person && { cookie: person.cookie }),
    auth,
  });
  return REFUSALS[word] ?? word;
}

/** What somebody meets who sends an event of the chat, about a message of somebody else. */
export async function sendAs(
  stack: Stack,
  { tripId, seq, strangerId, pollSeq }: MarkedTrip,
  person: Person | undefined,
  event: string,
): Promise<unknown> {
  const entered = await openChat(stack, 'chat', person, { tripId });
  if (entered !== 'yes' || !person || WITHOUT_ANSWER.includes(event)) return entered;
  const payloads: Record<string, object> = {
    'chat:send': { clientId: randomUUID(), content: 'Hello' },
    'chat:send (announcement)': { clientId: randomUUID(), content: 'Hello all', isAnnouncement: true },
    'chat:history': { limit: 1 },
    'chat:search': { text: 'hello', limit: 1 },
    'chat:report': { seq, reason: 'Somebody walks the doors' },
    'chat:mute': { userId: strangerId, on: false },
    'chat:react': { seq, emoji: '🎉', on: true },
    'chat:edit': { seq, content: 'Not mine' },
    'chat:vote': { seq: pollSeq, answers: [0] },
    'chat:pin': { seq, on: true },
    'chat:delete': { seq },
    'chat:end-poll': { seq },
  };
  const socket = openSocket(`${stack.nodes[0]!.url}/chat`, { cookie: person.cookie, auth: { tripId } });
  const welcomed = new Promise((resolve) => socket.once('chat:welcome', resolve));
  try {
    socket.connect();
    await welcomed;
    const name = event.split(' ')[0] ?? '';
    const reply = (await socket.timeout(ACK_TIMEOUT_MS).emitWithAck(name, payloads[event])) as {
      ok: boolean;
      error?: { code: string };
    };
    if (reply.error?.code === 'forbidden') return 403;
    // A host who knocked before may have deleted the message. The poll is still there.
    const isGone = reply.error?.code === 'gone' && event !== 'chat:vote';
    return reply.ok || isGone ? 'yes' : reply.error?.code;
  } finally {
    socket.disconnect();
  }
}
