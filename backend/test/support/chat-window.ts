import { randomUUID } from 'node:crypto';
import { afterEach } from '@jest/globals';
import type {
  Ack,
  ChatActs,
  ChatChanged,
  ChatMessage,
  ChatSend,
  ChatServerToClient,
  ChatWelcome,
} from '../../contracts/chat-events.js';
import { type ChatSocket, openSocket } from './live-socket.js';
import type { Person } from './people.js';

const ACK_TIMEOUT_MS = 20_000;

type Reply<T> = Parameters<Ack<T>>[0];
type Mine = Parameters<ChatServerToClient['chat:mine']>[0];

/** One open page of the chat, which keeps what it was told as a browser does: of two states the one with the higher rev. */
export class ChatWindow {
  /** What it was told when it was last opened. */
  welcome: ChatWelcome | undefined;
  readonly messages = new Map<number, ChatMessage>();
  readonly mine: Mine[] = [];
  readonly here: number[] = [];
  /** As it came over the wire. */
  readonly changed: ChatChanged[] = [];
  /** States that were older than one told before. */
  readonly stale: ChatMessage[] = [];
  rev = 0;
  private readonly newest = new Map<number, ChatChanged>();
  private socket: ChatSocket | undefined;

  constructor(
    readonly person: Person,
    private url: string,
  ) {}

  /** Connects, to another node if one is named, and says what it has. */
  async open(url: string = this.url, auth: object = {}): Promise<ChatWelcome> {
    this.url = url;
    const head = Math.max(0, ...this.messages.keys());
    const known = this.messages.size ? { after: head, afterRev: this.rev } : {};
    const socket: ChatSocket = openSocket(`${url}/chat`, {
      cookie: this.person.cookie,
      auth: { ...known, ...auth },
    });
    this.socket = socket;
    socket.on('chat:messages', (messages) => this.takeMessages(messages));
    socket.on('chat:changed', (changes) => this.takeChanges(changes));
    socket.on('chat:mine', (mine) => this.mine.push(mine));
    socket.on('chat:here', ({ count }) => this.here.push(count));
    const welcomed = new Promise<ChatWelcome>((resolve, reject) => {
      // Taken in at once: what is told after it may come in the same breath, and what waits for a promise comes later.
      socket.once('chat:welcome', (welcome) => {
        this.takeWelcome(welcome);
        resolve(welcome);
      });
      socket.once('connect_error', reject);
    });
    socket.connect();
    return welcomed;
  }

  close(): void {
    this.socket?.disconnect();
  }

  live(): ChatSocket {
    if (!this.socket) throw new Error('This window was never opened.');
    return this.socket;
  }

  async say(content: string, more: Partial<ChatSend> = {}): Promise<Reply<{ message: ChatMessage }>> {
    const message = { clientId: randomUUID(), content, ...more };
    return this.live().timeout(ACK_TIMEOUT_MS).emitWithAck('chat:send', message);
  }

  /** Says something and answers its number. */
  async tell(content: string, more: Partial<ChatSend> = {}): Promise<number> {
    const reply = await this.say(content, more);
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.message.seq;
  }

  async act<Name extends keyof ChatActs>(
    name: Name,
    act: ChatActs[Name],
  ): Promise<Reply<{ changed: ChatChanged }>> {
    // The events are typed one by one; which one this is, is not known here.
    return (await this.live()
      .timeout(ACK_TIMEOUT_MS)
      .emitWithAck(name as 'chat:delete', act)) as Reply<{ changed: ChatChanged }>;
  }

  /** `ok`, or the refusal's code. */
  async outcome<Name extends keyof ChatActs>(name: Name, act: ChatActs[Name]): Promise<string> {
    const reply = await this.act(name, act);
    return reply.ok ? 'ok' : reply.error.code;
  }

  /** Reports a message to the hosts: `ok`, or the refusal's code. */
  async report(seq: number, reason: string): Promise<string> {
    const reply = await this.live().timeout(ACK_TIMEOUT_MS).emitWithAck('chat:report', { seq, reason });
    return reply.ok ? 'ok' : reply.error.code;
  }

  async history(limit = 100): Promise<ChatMessage[]> {
    const reply = await this.live().timeout(ACK_TIMEOUT_MS).emitWithAck('chat:history', { limit });
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.messages;
  }

  /** How a message looks here. */
  shown(seq: number): { content?: string; reactions?: string; isDeleted: boolean; isPinned: boolean } {
    const message = this.messages.get(seq);
    const change = message?.change;
    return {
      content: message?.content,
      reactions: change?.reactions.map(({ emoji, userIds }) => `${emoji}${userIds.length}`).join(' '),
      isDeleted: change?.deletedAt !== undefined,
      isPinned: change?.pinnedAt !== undefined,
    };
  }

  private takeWelcome(welcome: ChatWelcome): void {
    this.welcome = welcome;
    this.takeMessages(welcome.missed);
    this.takeChanges(welcome.changed);
    this.rev = Math.max(this.rev, welcome.rev);
  }

  private takeMessages(messages: ChatMessage[]): void {
    for (const message of messages) {
      const told = this.newest.get(message.seq);
      if (told && told.change.rev > (message.change?.rev ?? 0)) this.stale.push(message);
      this.messages.set(message.seq, message);
      if (told) this.apply(told);
    }
  }

  private takeChanges(changes: ChatChanged[]): void {
    this.changed.push(...changes);
    for (const changed of changes) {
      this.rev = Math.max(this.rev, changed.change.rev);
      if ((this.newest.get(changed.seq)?.change.rev ?? 0) < changed.change.rev)
        this.newest.set(changed.seq, changed);
      this.apply(changed);
    }
  }

  private apply({ seq, change }: ChatChanged): void {
    const message = this.messages.get(seq);
    if (!message || (message.change?.rev ?? 0) >= change.rev) return;
    this.messages.set(seq, { ...message, content: change.content, change });
  }
}

/**
 * The way into the chat for the tests of one file: opens a window, on the first node unless told; all are closed after each
 * test.
 */
export function chatDoor(
  urlOf: (node: number) => string,
): (person: Person, node?: number) => Promise<ChatWindow> {
  const open: ChatWindow[] = [];
  afterEach(() => open.splice(0).forEach((window) => window.close()));
  return async (person, node = 0) => {
    const window = new ChatWindow(person, urlOf(node));
    open.push(window);
    await window.open();
    return window;
  };
}
