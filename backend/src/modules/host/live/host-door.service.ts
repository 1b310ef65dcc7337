import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { RefusalCode } from '../../../../contracts/chat-events.js';
import type { HostHandshake } from '../../../../contracts/host-events.js';
import { ConnectionRefusal } from '../../../platform/realtime/admission.js';
import { Factors } from '../../auth/factors/factors.service.js';
import { Sessions } from '../../auth/sessions.service.js';
import { HostReader } from './host-reader.js';
import type { HostedTrips } from './host.rules.js';
import type { HostVisitor } from './host-socket.js';

const handshakePayload = z.object({ after: z.int().min(0).optional() }) satisfies z.ZodType<HostHandshake>;
const refuse = (code: RefusalCode, message: string) => new ConnectionRefusal<RefusalCode>(code, message);

/** Who may watch the hosts' live view, and who may go on watching. */
@Injectable()
export class HostDoor {
  constructor(
    private readonly sessions: Sessions,
    private readonly factors: Factors,
    private readonly reader: HostReader,
  ) {}

  /** Throws a {@link ConnectionRefusal} with a code of the contract. */
  async enter(cookieHeader: string | undefined, handshake: unknown): Promise<HostVisitor> {
    const signedIn = await this.sessions.findByCookie(cookieHeader, { isOwnAct: false });
    if (!signedIn) throw refuse('UNAUTHENTICATED', 'Please log in.');
    const asked = handshakePayload.safeParse(handshake);
    if (signedIn.user.role !== 'host' || !asked.success) throw refuse('FORBIDDEN', 'This page is for hosts.');
    const { sessionId, user } = signedIn;
    if (await this.factors.isMissing(user))
      throw refuse('FORBIDDEN', 'Hosts sign in with a second step here.');
    const hosted = (await this.reader.tripsOf([user.id])).get(user.id);
    if (!hosted) throw refuse('FORBIDDEN', 'This page is for hosts.');
    return { sessionId, userId: user.id, hosted, after: asked.data.after };
  }

  /** What each of these people hosts who is still logged in and still a host; the others are absent. */
  async stillHosting<V extends { sessionId: string; userId: number }>(
    visitors: V[],
  ): Promise<Map<V, HostedTrips>> {
    const loggedIn = await this.sessions.stillOpen([...new Set(visitors.map((v) => v.sessionId))]);
    const trips = await this.reader.tripsOf([...new Set(visitors.map((v) => v.userId))]);
    const hosting = new Map<V, HostedTrips>();
    for (const visitor of visitors) {
      const hosted = trips.get(visitor.userId);
      if (hosted && loggedIn.has(visitor.sessionId)) hosting.set(visitor, hosted);
    }
    return hosting;
  }
}
