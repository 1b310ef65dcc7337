import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '../../contracts/chat-events.js';
import type { Connect, Heard } from './client.js';
import { decodeOnce } from './decode-once.js';
import { openWebSocket, watchEnd } from './open-websocket.js';
import { indexOf } from './schedule.js';

type Frame = { ack: string } | { heard: Heard[] };

const decode = decodeOnce((frame: Buffer): Frame => {
  const { ack, message } = JSON.parse(frame.toString()) as { ack?: ChatMessage; message?: ChatMessage };
  if (ack) return { ack: ack.clientId };
  return { heard: message ? [{ index: indexOf(message.content), seq: message.seq }] : [] };
});

/** A member of the bare `ws` server. */
export const connectBare: Connect = async (seat, listener) => {
  const waiting = new Map<string, (taken: boolean) => void>();
  const socket = await openWebSocket(seat, '/', (data) => {
    const frame = decode(data);
    if ('heard' in frame) return listener.heard(frame.heard);
    waiting.get(frame.ack)?.(true);
    waiting.delete(frame.ack);
  });
  return {
    say: (content, answered) => {
      const clientId = randomUUID();
      waiting.set(clientId, answered);
      socket.send(JSON.stringify({ clientId, content }));
    },
    close: watchEnd(socket, listener),
  };
};
