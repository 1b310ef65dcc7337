import { log } from '../logging/log.js';

type Handler = (payload: unknown) => void;

/** What is told under a name; made by {@link channel}, one for each kind of news. */
export interface Channel<T> {
  readonly name: string;
  /** Never there: it carries the type of what is told. */
  readonly tells?: T;
}

/** @param T plain JSON, as it comes out at another node. */
export const channel = <T>(name: string): Channel<T> => ({ name });

/**
 * How nodes tell one another that something happened. A doorbell, never the truth: a message may be lost, so whoever
 * listens also looks at the database from time to time. What a node publishes reaches its own handlers at once and in
 * order, with or without Redis; the other nodes' handlers get a copy that went through JSON.
 */
export abstract class Bus {
  private readonly handlers = new Map<string, Set<Handler>>();

  /** Tells every node, this one included. Never throws and never waits. */
  publish<T>({ name }: Channel<T>, payload: T): void {
    this.deliver(name, payload);
    this.send(name, payload);
  }

  /** Calls `handler` with what any node publishes on a channel; returns the function that ends it. */
  on<T>({ name }: Channel<T>, handler: (payload: T) => void): () => void {
    const handlers = this.handlers.get(name) ?? new Set();
    // Only nodes of ours reach the bus, and they publish on a channel what it is typed to tell.
    const heard: Handler = (payload) => handler(payload as T);
    handlers.add(heard);
    if (!this.handlers.has(name)) {
      this.handlers.set(name, handlers);
      this.listen(name);
    }
    return () => {
      if (!handlers.delete(heard) || handlers.size) return;
      this.handlers.delete(name);
      this.ignore(name);
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
