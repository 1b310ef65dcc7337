import { randomUUID } from 'node:crypto';
import type { Ack, ChatMessage } from '../../../backend/contracts/chat-events.js';
import type { Connect, Heard } from './client.js';
import { decodeOnce } from './decode-once.js';
import { indexOf } from './schedule.js';
import { connectFrame, eventFrame, type Frame, PONG, readFrame } from './socketio-frames.js';
import { LoadSocket } from './websocket.js';

type Reply = Parameters<Ack<{ message: ChatMessage }>>[0];
type Decoded = Exclude<Frame, { type: 'event' }> | { type: 'heard'; heard: Heard[] } | { type: 'welcome' };

const PATH = '/socket.io/?EIO=4&transport=websocket';

const decode = decodeOnce((text): Decoded => {
  const frame = readFrame(text);
  if (frame.type !== 'event') return frame;
  if (frame.name === 'chat:welcome') return { type: 'welcome' };
  if (frame.name !== 'chat:messages') return { type: 'other' };
  const messages = frame.payload as ChatMessage[];
  return { type: 'heard', heard: messages.map(({ content, seq }) => ({ index: indexOf(content), seq })) };
});

/**
 * A member of a Socket.IO server: just enough of the protocol, because a thousand of the real clients in one process
 * would be what is measured. `readyOn` is the frame after which the member hears everything.
 */
export function connectSocketIo(namespace: string, readyOn: 'connected' | 'welcome'): Connect {
  return (seat, listener) =>
    new Promise((resolve, reject) => {
      const waiting = new Map<number, (taken: boolean) => void>();
      let nextId = 0;
      const socket = new LoadSocket(seat, PATH, {
        text: (payload) => {
          const frame = decode(payload);
          if (frame.type === 'heard') listener.heard(frame.heard);
          else if (frame.type === 'ack') answer(frame.id, frame.payload as Reply);
          else if (frame.type === 'ping') socket.send(PONG);
          else if (frame.type === 'open') socket.send(connectFrame(namespace));
          else if (frame.type === 'refused')
            reject(new Error(`The server refused a member: ${frame.reason}`));
          else if (frame.type === readyOn) resolve({ say, close: () => socket.close() });
        },
        end: () => {
          reject(new Error('The server closed a connection.'));
          listener.lost();
        },
      });

      function say(content: string, answered: (taken: boolean) => void): void {
        const id = nextId++;
        waiting.set(id, answered);
        socket.send(eventFrame(namespace, id, 'chat:send', { clientId: randomUUID(), content }));
      }

      function answer(id: number, { ok }: Reply): void {
        waiting.get(id)?.(ok);
        waiting.delete(id);
      }
    });
}
