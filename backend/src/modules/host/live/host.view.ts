import type { HostEvent } from '../../../../contracts/host-events.js';

export interface NewsRow {
  /** A bigint, which the driver reads as text. */
  id: string;
  type: HostEvent['type'];
  trip_id: number;
  at: Date;
  summary: HostEvent['summary'];
}

export function toHostEvent({ id, type, trip_id, at, summary }: NewsRow): HostEvent {
  return { id: Number(id), type, tripId: trip_id, at: at.toISOString(), summary };
}
