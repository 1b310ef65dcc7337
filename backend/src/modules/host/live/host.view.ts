import type { HostEvent } from '../../../../contracts/host-events.js';
import type { NewsRow } from './host.rows.js';

export function toHostEvent({ id, type, trip_id, at, summary }: NewsRow): HostEvent {
  return { id: Number(id), type, tripId: trip_id, at: at.toISOString(), summary };
}
