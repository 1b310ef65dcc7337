import type { Seat } from './client.js';
import type { Schedule } from './schedule.js';
import type { Seen } from './tally.js';

/** Which protocol the members speak. */
export type Protocol = 'bare' | 'socketio' | 'gangway';

/** What a thread of the driver has to do. It then waits for the start, a moment on the monotonic clock. */
export interface DriverTask {
  protocol: Protocol;
  /** This thread's members, by their numbers in the schedule. */
  seats: [member: number, seat: Seat][];
  schedule: Schedule;
  /** How long to wait, after the last message was due, for deliveries that have not come. */
  patienceMs: number;
}

/** What a thread of the driver says. */
export type DriverWord =
  | { type: 'connected' }
  /** `busy` is the share of the time in which the thread was at work: near 1 the figures are the driver's own. */
  | { type: 'done'; seen: Seen; busy: number; finishedMs: number }
  | { type: 'failed'; reason: string };
