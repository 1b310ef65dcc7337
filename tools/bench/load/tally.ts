import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Heard } from './client.js';
import type { Schedule } from './schedule.js';

/** Latencies are counted in microseconds, with three exact digits, up to ten minutes. */
const RANGE = { lowest: 1, highest: 600_000_000, figures: 3 };

export const newHistogram = (): RecordableHistogram => createHistogram(RANGE);

/** What one thread of the driver saw. */
export interface Seen {
  /** By message: 1 when the server has taken it. */
  taken: Uint8Array;
  /** By message: how many of this thread's members got it. */
  deliveries: Uint32Array;
  duplicates: number;
  /** A member got a message behind one with a higher number, or under another number than others. */
  disorders: number;
  /** Connections that ended by themselves. */
  lostConnections: number;
  /** In microseconds from the moment the message was due, in the measured window. */
  delivery: RecordableHistogram;
  ack: RecordableHistogram;
}

/** Counts what members hear. Latencies count from when a message was due, so a stall of anybody's is not left out. */
export class Tally {
  readonly seen: Seen;
  private readonly got: Uint8Array[];
  private readonly lastSeq: Float64Array;
  private readonly seqOf: Float64Array;
  private readonly size: number;

  /** @param startMs when the schedule began, on the monotonic clock. */
  constructor(
    private readonly schedule: Schedule,
    members: number,
    private readonly startMs: number,
  ) {
    this.size = schedule.atMs.length;
    this.got = Array.from({ length: members }, () => new Uint8Array(this.size));
    this.lastSeq = new Float64Array(members);
    this.seqOf = new Float64Array(this.size);
    this.seen = {
      taken: new Uint8Array(this.size),
      deliveries: new Uint32Array(this.size),
      duplicates: 0,
      disorders: 0,
      lostConnections: 0,
      delivery: newHistogram(),
      ack: newHistogram(),
    };
  }

  /** How many times a member got a message for the first time. */
  received = 0;

  hear(member: number, messages: readonly Heard[], nowMs: number): void {
    const got = this.got[member];
    if (!got) throw new Error(`There is no member ${member} on this thread.`);
    for (const { index, seq } of messages) {
      if (!(index < this.size)) continue; // nobody of ours said it
      if (got[index]) {
        this.seen.duplicates++;
        continue;
      }
      got[index] = 1;
      this.received++;
      this.seen.deliveries[index] = (this.seen.deliveries[index] ?? 0) + 1;
      this.checkOrder(member, index, seq);
      this.record(this.seen.delivery, index, nowMs);
    }
  }

  answered(index: number, taken: boolean, nowMs: number): void {
    if (!taken) return;
    this.seen.taken[index] = 1;
    this.record(this.seen.ack, index, nowMs);
  }

  private checkOrder(member: number, index: number, seq: number): void {
    const known = this.seqOf[index] || seq;
    const last = this.lastSeq[member] ?? 0;
    if (seq <= last || seq !== known) this.seen.disorders++;
    this.seqOf[index] = known;
    this.lastSeq[member] = Math.max(seq, last);
  }

  private record(histogram: RecordableHistogram, index: number, nowMs: number): void {
    if (index < this.schedule.measuredFrom) return;
    const dueMs = this.startMs + (this.schedule.atMs[index] ?? 0);
    histogram.record(Math.max(1, Math.round((nowMs - dueMs) * 1_000)));
  }
}
