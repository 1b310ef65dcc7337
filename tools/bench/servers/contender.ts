import type { Seat } from '../load/client.js';
import type { Protocol } from '../load/driver-words.js';
import type { NodeProcess } from './node-process.js';

/** What a server under comparison may stand on. */
export interface Ground {
  /** A PostgreSQL of the benchmark's own; each server makes its database on it. */
  postgresUrl: string;
  logDir: string;
  members: number;
  nodeFlags: string[];
}

/** A started server, before anybody has connected. */
export interface Started {
  nodes: NodeProcess[];
  /** One a member. */
  seats: Seat[];
  stop(): Promise<void>;
}

/** A server to compare. */
export interface Contender {
  name: string;
  protocol: Protocol;
  start(ground: Ground): Promise<Started>;
}
