import { Injectable } from '@nestjs/common';
import type { ChatSender } from '../../../../contracts/chat-events.js';
import { Bus, channel } from '../../../platform/realtime/bus.js';

const CHANNEL = channel<{ tripId: number; id: number; name: string; stopped: boolean }>('chat-typing');
/** After the last key. */
const EXPIRES_MS = 5_000;
/** A person's keys are told to the other nodes this often. */
const TELL_EVERY_MS = 2_000;
/** More names than a screen shows. */
const MAX_NAMES = 20;

interface Typist {
  name: string;
  until: number;
}

/** Who is writing just now. Lives in memory only: what gets lost is made up for by the next key. */
@Injectable()
export class ChatTyping {
  private readonly trips = new Map<number, Map<number, Typist>>();
  private readonly changed = new Set<number>();

  constructor(private readonly bus: Bus) {
    bus.on(CHANNEL, (told) => this.hear(told));
  }

  typing(tripId: number, { id, name }: ChatSender): void {
    const known = this.trips.get(tripId)?.get(id);
    if (known && known.until - performance.now() > EXPIRES_MS - TELL_EVERY_MS) return;
    this.bus.publish(CHANNEL, { tripId, id, name, stopped: false });
  }

  /** The message is there, so its writer writes no more. */
  stopped(tripId: number, { id, name }: ChatSender): void {
    if (this.trips.get(tripId)?.has(id)) this.bus.publish(CHANNEL, { tripId, id, name, stopped: true });
  }

  /** Called each second: the trips where the writers changed, with their names by user id. */
  changes(): { tripId: number; names: Map<number, string> }[] {
    this.expire();
    const changes = [...this.changed].map((tripId) => {
      const typists = [...(this.trips.get(tripId) ?? [])].slice(0, MAX_NAMES);
      return { tripId, names: new Map(typists.map(([id, { name }]) => [id, name])) };
    });
    this.changed.clear();
    return changes;
  }

  private hear({
    tripId,
    id,
    name,
    stopped,
  }: {
    tripId: number;
    id: number;
    name: string;
    stopped: boolean;
  }): void {
    const typists = this.trips.get(tripId) ?? new Map<number, Typist>();
    this.trips.set(tripId, typists);
    const before = typists.has(id);
    if (stopped) typists.delete(id);
    else typists.set(id, { name, until: performance.now() + EXPIRES_MS });
    if (before !== typists.has(id)) this.changed.add(tripId);
  }

  private expire(): void {
    const now = performance.now();
    for (const [tripId, typists] of this.trips) {
      for (const [id, { until }] of typists) {
        if (until < now && typists.delete(id)) this.changed.add(tripId);
      }
      if (!typists.size) this.trips.delete(tripId);
    }
  }
}
