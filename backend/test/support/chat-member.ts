import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage, ChatWelcome } from '../../contracts/chat-events.js';
import { eventually } from './eventually.js';
import { type ChatSocket, openSocket } from './live-socket.js';
import type { Person } from './people.js';

const ACK_TIMEOUT_MS = 3_000;
const PAUSE_MS = 150;
const JOIN_MS = 60_000;

/**
 * A member's browser: it comes back to another node when it is cut off, says what it already has, and sends a message
 * again until it is answered. `received` is what came over the wire, in the order in which it came, unfiltered.
 */
export class ChatMember {
  readonly received: ChatMessage[] = [];
  readonly answers: ChatMessage[] = [];
  readonly welcomes: ChatWelcome[] = [];
  private socket: ChatSocket | undefined;
  private gone = false;

  /** @param nodes addresses to try, the first one first. */
  constructor(
    readonly person: Person,
    private readonly nodes: string[],
  ) {}

  /** Resolves when the first welcome is there. */
  async join(): Promise<this> {
    this.connect(0);
    await eventually(
      () => {
        if (!this.welcomes.length) throw new Error(`${this.nodes.join()} did not welcome this member`);
      },
      JOIN_MS,
      10,
    );
    return this;
  }

  /** Says it once, however often that has to be tried. */
  async say(content: string, clientId: string = randomUUID()): Promise<ChatMessage> {
    while (!this.gone) {
      const reply = await this.live()
        ?.timeout(ACK_TIMEOUT_MS)
        .emitWithAck('chat:send', { clientId, content })
        .catch(() => null);
      if (reply?.ok) {
        this.answers.push(reply.message);
        return reply.message;
      }
      if (reply && !['rate_limited', 'unavailable'].includes(reply.error.code))
        throw new Error(reply.error.code);
      await sleep(reply?.error.retryAfterMs ?? PAUSE_MS);
    }
    throw new Error('left before it was answered');
  }

  /** The connection as it is now; undefined while there is none. */
  live(): ChatSocket | undefined {
    return this.socket?.connected ? this.socket : undefined;
  }

  leave(): void {
    this.gone = true;
    this.socket?.disconnect();
  }

  private connect(attempt: number): void {
    if (this.gone) return;
    const after = this.received.at(-1)?.seq;
    const url = this.nodes[attempt % this.nodes.length] ?? '';
    const socket: ChatSocket = openSocket(`${url}/chat`, {
      cookie: this.person.cookie,
      auth: after === undefined ? {} : { after },
    });
    this.socket = socket;
    socket.on('chat:welcome', (welcome) => {
      this.welcomes.push(welcome);
      this.received.push(...welcome.missed);
    });
    socket.on('chat:messages', (messages) => this.received.push(...messages));
    const again = () => setTimeout(() => this.connect(attempt + 1), PAUSE_MS);
    socket.on('disconnect', again);
    socket.on('connect_error', again);
    socket.connect();
  }
}
