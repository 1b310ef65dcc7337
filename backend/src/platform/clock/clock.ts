import { Injectable } from '@nestjs/common';

/** The server's one clock. Every date the product shows or stores comes from it; `Date.now()` is for measuring only. */
@Injectable()
export class Clock {
  /** @param offsetMs added to the real time: zero in production, fixed at the first start of a demo. */
  constructor(private readonly offsetMs: number = 0) {}

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** The time outside, which a demo's days differ from. Only for what others date, such as a signature. */
  outside(): Date {
    return new Date();
  }

  /** An instant this many milliseconds from now; negative for the past. */
  in(ms: number): Date {
    return new Date(Date.now() + this.offsetMs + ms);
  }
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
