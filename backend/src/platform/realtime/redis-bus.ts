import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { log } from '../logging/log.js';
import { Bus } from './bus.js';
import { connectRedis, disconnectRedis } from './redis-connection.js';

const PREFIX = 'gangway:';
/** Publishes that Redis has not answered yet. Over this it is stuck, and the next ones are dropped, not kept. */
const MAX_UNANSWERED = 1_000;
const PING_EVERY_MS = 3_000;

/**
 * The bus of several nodes, over Redis pub/sub. An absent, slow or restarting Redis is a state, not a fault: nothing
 * throws, nothing waits and nothing piles up; the log says so once, and the connections come back by themselves.
 */
export class RedisBus extends Bus implements OnApplicationShutdown {
  private readonly nodeId = randomUUID();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly heartbeat: NodeJS.Timeout;
  private unanswered = 0;
  private reachable: boolean | undefined;

  constructor(url: string) {
    super();
    this.publisher = this.connect(url);
    this.subscriber = this.connect(url);
    this.subscriber.on('ready', () => this.resubscribe());
    for (const connection of [this.publisher, this.subscriber])
      connection.on('ready', () => this.noteIfBothReady());
    this.subscriber.on('message', (channel, text) => this.receive(channel.slice(PREFIX.length), text));
    this.heartbeat = setInterval(() => this.ping(), PING_EVERY_MS);
    this.heartbeat.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    for (const connection of [this.publisher, this.subscriber]) disconnectRedis(connection);
  }

  protected send(channel: string, payload: unknown): void {
    if (this.publisher.status !== 'ready' || this.unanswered >= MAX_UNANSWERED) return;
    this.unanswered++;
    const sent = this.publisher.publish(PREFIX + channel, JSON.stringify({ from: this.nodeId, payload }));
    this.quietly(sent.finally(() => this.unanswered--));
  }

  protected listen(channel: string): void {
    if (this.subscriber.status === 'ready') this.quietly(this.subscriber.subscribe(PREFIX + channel));
  }

  protected ignore(channel: string): void {
    if (this.subscriber.status === 'ready') this.quietly(this.subscriber.unsubscribe(PREFIX + channel));
  }

  private resubscribe(): void {
    const channels = this.channels().map((channel) => PREFIX + channel);
    if (channels.length) this.quietly(this.subscriber.subscribe(...channels));
  }

  private noteIfBothReady(): void {
    if (this.publisher.status === 'ready' && this.subscriber.status === 'ready') this.note(true);
  }

  private receive(channel: string, text: string): void {
    const message = parse(text);
    if (message && message.from !== this.nodeId) this.deliver(channel, message.payload);
  }

  private connect(url: string): Redis {
    const redis = connectRedis(url);
    redis.on('error', (err: Error) => this.note(false, err));
    redis.on('close', () => this.note(false));
    return redis;
  }

  /** A half-open connection is silent for ever; one that leaves a ping unanswered is made anew. */
  private ping(): void {
    for (const connection of [this.publisher, this.subscriber]) {
      if (connection.status !== 'ready') continue;
      connection.ping().catch((err: Error) => {
        this.note(false, err);
        connection.disconnect(true);
      });
    }
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

function parse(text: string): { from: string; payload: unknown } | null {
  try {
    return JSON.parse(text) as { from: string; payload: unknown };
  } catch {
    return null; // not one of ours
  }
}
