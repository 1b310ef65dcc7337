/** A message as far as the load driver cares: its number in the schedule, and its place in the server's order. */
export interface Heard {
  index: number;
  seq: number;
}

interface Listener {
  /** Messages of one frame, in the order in which they stand there. */
  heard(messages: readonly Heard[]): void;
  /** The connection ended although nobody asked for it. */
  lost(): void;
}

/** One member's connection. */
export interface LoadClient {
  /** Says something; `answered` is called with whether the server has taken it. */
  say(content: string, answered: (taken: boolean) => void): void;
  close(): void;
}

/** Where and as whom a member connects. */
export interface Seat {
  port: number;
  /** `name=value`, where the server wants to know who it is. */
  cookie?: string;
}

/** Connects a member; resolves when they hear what is said from now on. */
export type Connect = (seat: Seat, listener: Listener) => Promise<LoadClient>;
