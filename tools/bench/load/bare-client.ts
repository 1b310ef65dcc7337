import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '../../../backend/contracts/chat-events.js';
import type { Connect, Heard } from './client.js';
import { decodeOnce } from './decode-once.js';
import { indexOf } from './schedule.js';
import { LoadSocket } from './websocket.js';

type Frame = { ack: string } | { heard: Heard[] };

const decode = decodeOnce((text): Frame => {
  const { ack, message } = JSON.parse(text) as { ack?: ChatMessage; message?: ChatMessage };
  if (ack) return { ack: ack.clientId };
  return { heard: message ? [{ index: indexOf(message.content), seq: message.seq }] : [] };
});

/** A member of the bare `ws` server. */
export const connectBare: Connect = (seat, listener) =>
  new Promise((resolve, reject) => {
    const waiting = new Map<string, (taken: boolean) => void>();
    const socket = new LoadSocket(seat, '/', {
      open: () => resolve({ say, close: () => socket.close() }),
      text: (payload) => {
        const frame = decode(payload);
        if ('heard' in frame) return listener.heard(frame.heard);
        waiting.get(frame.ack)?.(true);
        waiting.delete(frame.ack);
      },
      end: () => {
        reject(new Error('The server closed a connection.'));
        listener.lost();
      },
    });

    function say(content: string, answered: (taken: boolean) => void): void {
      const clientId = randomUUID();
      waiting.set(clientId, answered);
      socket.send(JSON.stringify({ clientId, content }));
    }
  });
