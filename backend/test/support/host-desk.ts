import { expect } from '@jest/globals';
import type { HostEvent, HostSummary } from '../../contracts/host-events.js';
import { eventually } from './eventually.js';
import { type HostSocket, openSocket } from './live-socket.js';
import type { Person } from './people.js';
import type { Stack } from './stack.js';

/** A page of the dashboard that is open on the last node, and what it has heard. */
export async function openDesk({ nodes }: Stack, { cookie }: Person) {
  const socket: HostSocket = openSocket(`${nodes.at(-1)?.url}/host`, { cookie, auth: {} });
  const seen: { events: HostEvent[]; trips: number[] } = { events: [], trips: [] };
  socket.on('host:event', (event) => seen.events.push(event));
  socket.on('host:summary', ({ totalTrips }: HostSummary) => seen.trips.push(totalTrips));
  socket.connect();
  await eventually(() => expect(seen.trips).not.toEqual([]));
  return { socket, seen };
}
