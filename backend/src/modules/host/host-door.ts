import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { RefusalCode } from '../../../contracts/chat-events.js';
import type { HostHandshake } from '../../../contracts/host-events.js';
import { ConnectionRefusal } from '../../platform/realtime/admission.js';
import { Sessions } from '../auth/sessions.service.js';
import { TripAccess } from '../guests/trip-access.service.js';
import { HostReader } from './host-reader.js';
import type { HostVisitor } from './host-socket.js';

const handshakePayload = z.object({ after: z.int().min(0).optional() }) satisfies z.ZodType<HostHandshake>;
const refuse = (code: RefusalCode, message: string) => new ConnectionRefusal<RefusalCode>(code, message);

/** Who may watch the hosts' live view, and who may go on watching. */
@Injectable()
export class HostDoor {
  constructor(
    private readonly sessions: Sessions,
    private readonly access: TripAccess,
    private readonly reader: HostReader,
  ) {}

  /** Throws a {@link ConnectionRefusal} with a code of the contract. */
  async enter(cookieHeader: string | undefined, handshake: unknown): Promise<HostVisitor> {
    const signedIn = await this.sessions.findByCookie(cookieHeader);
    if (!signedIn) throw refuse('UNAUTHENTICATED', 'Please log in.');
    const asked = handshakePayload.safeParse(handshake);
    if (signedIn.user.role !== 'host' || !asked.success) throw refuse('FORBIDDEN', 'This page is for hosts.');
    const tripIds = await this.access.hostedTrips(signedIn.user.id);
    return { sessionId: signedIn.sessionId, userId: signedIn.user.id, tripIds, after: asked.data.after };
  }

  /** The trips of each of these people who is still logged in and still a host; the others are absent. */
  async stillHosting<V extends { sessionId: string; userId: number }>(
    visitors: V[],
  ): Promise<Map<V, number[]>> {
    const loggedIn = await this.sessions.touch([...new Set(visitors.map((v) => v.sessionId))]);
    const trips = await this.reader.tripsOf([...new Set(visitors.map((v) => v.userId))]);
    const hosting = new Map<V, number[]>();
    for (const visitor of visitors) {
      const tripIds = trips.get(visitor.userId);
      if (tripIds && loggedIn.has(visitor.sessionId)) hosting.set(visitor, tripIds);
    }
    return hosting;
  }
}
