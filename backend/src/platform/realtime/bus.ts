import { log } from '../logging/log.js';

type Handler = (payload: unknown) => void;

/**
 * How nodes tell one another that something happened. A doorbell, never the truth: a message may be lost, so whoever
 * listens also looks at the database from time to time. What a node publishes reaches its own handlers at once and in
 * order, with or without Redis; the other nodes' handlers get a copy that went through JSON.
 */
export abstract class Bus {
  private readonly handlers = new Map<string, Set<Handler>>();

  /** Tells every node, this one included. Never throws and never waits. `payload` is plain JSON. */
  publish(channel: string, payload: unknown): void {
    this.deliver(channel, payload);
    this.send(channel, payload);
  }

  /** Calls `handler` with what any node publishes on `channel`; returns the function that ends it. */
  on(channel: string, handler: Handler): () => void {
    const handlers = this.handlers.get(channel) ?? new Set();
    handlers.add(handler);
    if (!this.handlers.has(channel)) {
      this.handlers.set(channel, handlers);
      this.listen(channel);
    }
    return () => {
      if (!handlers.delete(handler) || handlers.size) return;
      this.handlers.delete(channel);
      this.ignore(channel);
    };
  }

  /** Hands a message to this node's handlers. One that throws does not keep it from the others. */
  protected deliver(channel: string, payload: unknown): void {
    for (const handler of this.handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (err) {
        log.error({ err, channel }, 'a handler of a bus message failed');
      }
    }
  }

  /** The channels this node has handlers for. */
  protected channels(): string[] {
    return [...this.handlers.keys()];
  }

  /** Carries a message to the other nodes, if there are any. */
  protected abstract send(channel: string, payload: unknown): void;
  protected abstract listen(channel: string): void;
  protected abstract ignore(channel: string): void;
}
