import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createClient } from 'redis';
import { log } from '../logging/log.js';
import { Bus } from './bus.js';

const PREFIX = 'gangway:';
/** Publishes that Redis has not answered yet. Over this it is stuck, and the next ones are dropped, not kept. */
const MAX_UNANSWERED = 1_000;
const PING_EVERY_MS = 2_500;
const CONNECTS_WITHIN_MS = 2_000;

/**
 * The bus of several nodes, over Redis pub/sub. An absent, slow or restarting Redis is a state, not a fault: nothing
 * throws, nothing waits and nothing piles up; the log says so once, and the connection comes back by itself.
 *
 * One connection both publishes and listens, which RESP3 allows and this client does; so a node that rings also hears,
 * and what is published and what is received stand or fall together.
 */
export class RedisBus extends Bus implements OnApplicationShutdown {
  private readonly nodeId = randomUUID();
  private readonly redis: ReturnType<typeof connection>;
  private readonly heartbeat: NodeJS.Timeout;
  private unanswered = 0;
  private isPinged = false;
  private reachable: boolean | undefined;

  constructor(url: string) {
    super();
    this.redis = connection(url);
    this.redis.on('error', (err: Error) => this.note(false, err));
    this.redis.on('ready', () => {
      this.isPinged = false;
      this.subscribe(this.channels());
      this.note(true);
    });
    this.connect();
    this.heartbeat = setInterval(() => this.ping(), PING_EVERY_MS);
    this.heartbeat.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    // Without waiting for a Redis that may be gone.
    this.redis.destroy();
  }

  protected send(channel: string, payload: unknown): void {
    if (!this.redis.isReady || this.unanswered >= MAX_UNANSWERED) return;
    this.unanswered++;
    const sent = this.redis.publish(PREFIX + channel, JSON.stringify({ from: this.nodeId, payload }));
    this.quietly(sent.finally(() => this.unanswered--));
  }

  protected listen(channel: string): void {
    this.subscribe([channel]);
  }

  protected ignore(channel: string): void {
    if (this.redis.isReady) this.quietly(this.redis.unsubscribe(PREFIX + channel));
  }

  /** Each new connection subscribes what is listened to then: the client keeps nothing over a lost one. */
  private subscribe(channels: string[]): void {
    if (!this.redis.isReady || !channels.length) return;
    const named = channels.map((channel) => PREFIX + channel);
    this.quietly(this.redis.subscribe(named, this.receive));
  }

  private readonly receive = (text: string, channel: string): void => {
    const message = parse(text);
    if (message && message.from !== this.nodeId) this.deliver(channel.slice(PREFIX.length), message.payload);
  };

  private connect(): void {
    // Tries again until it is destroyed; why an attempt failed is told by the event.
    this.quietly(this.redis.connect());
  }

  /** A half-open connection is silent for ever; one that leaves a ping unanswered until the next is made anew. */
  private ping(): void {
    if (!this.redis.isReady) return;
    if (this.isPinged) {
      this.note(false, new Error('Redis leaves a ping unanswered'));
      this.redis.destroy();
      this.connect();
      return;
    }
    this.isPinged = true;
    this.quietly(this.redis.ping().finally(() => (this.isPinged = false)));
  }

  /** One line a change: an outage of an hour is not an hour of lines. */
  private note(reachable: boolean, err?: Error): void {
    if (this.reachable === reachable) return;
    this.reachable = reachable;
    if (reachable) log.info('redis reached: nodes hear of one another at once');
    else
      log.warn(
        { reason: err?.message },
        'redis is out of reach: nodes hear of one another from the database',
      );
  }

  /** A lost command is a lost doorbell: the connection's own events tell the operator. */
  private quietly(command: Promise<unknown>): void {
    command.catch((err: Error) => log.debug({ reason: err.message }, 'a redis command was lost'));
  }
}

/** A connection that comes back by itself. While Redis is away every command fails at once. */
const connection = (url: string) =>
  createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECTS_WITHIN_MS,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000) * (0.5 + Math.random() / 2),
    },
  });

function parse(text: string): { from: string; payload: unknown } | null {
  try {
    return JSON.parse(text) as { from: string; payload: unknown };
  } catch {
    return null; // not one of ours
  }
}
