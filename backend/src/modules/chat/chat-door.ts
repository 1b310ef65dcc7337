import { Injectable } from '@nestjs/common';
import type { ChatSender, RefusalCode } from '../../../contracts/chat-events.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ConnectionRefusal } from '../../platform/realtime/admission.js';
import { Factors } from '../auth/factors/factors.service.js';
import { Sessions, type SignedIn } from '../auth/sessions.service.js';
import { TripAccess } from '../guests/trip-access.service.js';
import { senderOf, SENTENCES } from './chat.rules.js';
import { handshakePayload } from './chat-payloads.js';
import type { ChatVisitor } from './chat-socket.js';

/** A visitor who is in, as far as the right to stay is concerned. */
interface Inside {
  sessionId: string;
  userId: number;
  tripId: number;
}

const refuse = (code: RefusalCode, message: string) => new ConnectionRefusal<RefusalCode>(code, message);

/** Who may come into a trip's chat, and who may stay. */
@Injectable()
export class ChatDoor {
  constructor(
    private readonly sessions: Sessions,
    private readonly factors: Factors,
    private readonly access: TripAccess,
  ) {}

  /** Throws a {@link ConnectionRefusal} with a code of the contract. */
  async enter(cookieHeader: string | undefined, handshake: unknown): Promise<ChatVisitor> {
    const signedIn = await this.sessions.findByCookie(cookieHeader, { isOwnAct: false });
    if (!signedIn) throw refuse('UNAUTHENTICATED', SENTENCES.unauthenticated);
    const asked = handshakePayload.safeParse(handshake);
    if (!asked.success) throw refuse('FORBIDDEN', SENTENCES.forbidden);
    const tripId = asked.data.tripId ?? (await this.access.defaultTrip(signedIn.user));
    if (tripId === null) throw refuse('PAYMENT_REQUIRED', SENTENCES.payment_required);
    const role = await this.access.of(signedIn.user, tripId);
    if (role === 'unpaid') throw refuse('PAYMENT_REQUIRED', SENTENCES.payment_required);
    const isKeptOut = role === 'host' && (await this.factors.isMissing(signedIn.user));
    if (role === 'none' || isKeptOut) throw refuse('FORBIDDEN', SENTENCES.forbidden);
    return {
      sessionId: signedIn.sessionId,
      tripId,
      me: senderOf(signedIn.user, role === 'host'),
      after: asked.data.after,
      afterRev: asked.data.afterRev,
      hiddenSeconds: asked.data.hiddenSeconds,
      readSeq: 0,
      mutedUserIds: [],
    };
  }

  /**
   * A trip's chat, and as what a person comes in, for a request that no connection stands behind. Without a trip it is the
   * one they mean. Throws as {@link TripAccess.openTrip} does, and `auth.second_step_missing`.
   */
  async ownOf(user: SignedIn['user'], asked?: number): Promise<{ tripId: number; me: ChatSender }> {
    const { tripId, role } = await this.access.openAs(user, asked);
    const isHost = role === 'host';
    if (isHost && (await this.factors.isMissing(user))) throw new DomainError('auth.second_step_missing');
    return { tripId, me: senderOf(user, isHost) };
  }

  /** Of these people, those who are still logged in and still welcome, and as what. One query, and one a trip. */
  async stillWelcome<V extends Inside>(inside: V[]): Promise<Map<V, 'host' | 'guest'>> {
    const loggedIn = await this.sessions.stillOpen([...new Set(inside.map((v) => v.sessionId))]);
    const welcome = new Map<V, 'host' | 'guest'>();
    for (const tripId of new Set(inside.map((v) => v.tripId))) {
      const ofTrip = inside.filter((v) => v.tripId === tripId);
      const open = await this.access.stillOpen(tripId, [...new Set(ofTrip.map((v) => v.userId))]);
      for (const v of ofTrip) {
        const role = open.get(v.userId);
        if (role && loggedIn.has(v.sessionId)) welcome.set(v, role);
      }
    }
    return welcome;
  }
}
