import type { RefusalCode } from '../errors/refusals.js';

/** What the security log knows. */
export const SECURITY_EVENTS = [
  'login.ok',
  'login.failed',
  'second_step.ok',
  'second_step.failed',
  'logout',
  'password.set',
  'password.changed',
  'reset.asked',
  'email.changed',
  'limit.hit',
  'origin.refused',
  'door.refused',
  'account.closed',
  'account.reopened',
  'account.sessions_ended',
  'host.role_given',
  'host.role_taken',
  'private.revealed',
  'login.sent_again',
  'data.exported',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** Of which many in an hour mean that somebody is at the doors. */
export const FAILURES: readonly SecurityEventName[] = [
  'login.failed',
  'second_step.failed',
  'limit.hit',
  'origin.refused',
  'door.refused',
];

const OF_REFUSALS: Partial<Record<RefusalCode, SecurityEventName>> = {
  'request.too_many': 'limit.hit',
  'auth.many_guesses': 'limit.hit',
  'auth.many_codes': 'limit.hit',
  'passkey.refused': 'second_step.failed',
  'request.foreign_origin': 'origin.refused',
  'auth.host_only': 'door.refused',
  'auth.operator_only': 'door.refused',
  'host.right_missing': 'door.refused',
  'host.owner_only': 'door.refused',
};

/** What a refused request is in the log; null for a refusal that says nothing about safety. */
export const eventOf = (code: RefusalCode): SecurityEventName | null => OF_REFUSALS[code] ?? null;

/** One thing that happened, from where. */
export interface Happening {
  event: SecurityEventName;
  userId: number | null;
  network: string | null;
  browser: string | null;
  requestId: string | null;
}

/** What is written with its details of one event in an hour, by one node; the rest of a flood is counted. */
const MOST_AN_HOUR = 500;

/**
 * Gathers what happens until it is written: what is alike is one row, and of a flood no more than its number is kept, so
 * that whoever makes noise can fill neither the table nor the memory.
 */
export class Gathering {
  private detailed = new Map<string, Happening & { times: number }>();
  private floods = new Map<SecurityEventName, number>();
  private written = new Map<SecurityEventName, number>();

  add(happening: Happening): void {
    const { event, userId, network, browser } = happening;
    const key = JSON.stringify([event, userId, network, browser]);
    const known = this.detailed.get(key);
    if (known) known.times += 1;
    else if (this.isFlood(event)) this.floods.set(event, (this.floods.get(event) ?? 0) + 1);
    else this.detailed.set(key, { ...happening, times: 1 });
  }

  /** Takes what was gathered with its details. */
  take(): (Happening & { times: number })[] {
    const rows = [...this.detailed.values()];
    this.detailed = new Map();
    return rows;
  }

  /** Takes how often what flooded us happened beside that. */
  takeFloods(): (Happening & { times: number })[] {
    const nothing = { userId: null, network: null, browser: null, requestId: null };
    const rows = [...this.floods].map(([event, times]) => ({ event, ...nothing, times }));
    this.floods = new Map();
    return rows;
  }

  /** A new hour begins. */
  forgetHour(): void {
    this.written = new Map();
  }

  private isFlood(event: SecurityEventName): boolean {
    const soFar = this.written.get(event) ?? 0;
    this.written.set(event, soFar + 1);
    return soFar >= MOST_AN_HOUR;
  }
}
