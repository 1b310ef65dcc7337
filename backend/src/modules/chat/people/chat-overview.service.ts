import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripAccess, type TripRole } from '../../guests/trip-access.service.js';
import type { RecentMessageDto, UnreadDto } from '../chat.dto.js';
import { ChatMembers } from './chat-members.js';
import { ChatReader } from '../log/chat-reader.js';

const RECENT = 5;

/** The chat as other pages show it: the badge and the newest lines. */
@Injectable()
export class ChatOverview {
  constructor(
    private readonly access: TripAccess,
    private readonly reader: ChatReader,
    private readonly members: ChatMembers,
    private readonly clock: Clock,
  ) {}

  async unread(user: SignedIn['user']): Promise<UnreadDto> {
    const { tripId, role } = await this.place(user);
    if (tripId === null || !isOpen(role)) return { unread: 0, head: 0, readSeq: 0 };
    const [head, readSeq] = await Promise.all([
      this.reader.headOf(tripId),
      this.members.readSeq({ tripId, userId: user.id }),
    ]);
    return { unread: await this.reader.unread(tripId, user.id, readSeq), head, readSeq };
  }

  /** The newest first. Throws `auth.payment_required`. */
  async recent(user: SignedIn['user']): Promise<RecentMessageDto[]> {
    const { tripId, role } = await this.place(user);
    if (tripId === null || !isOpen(role)) throw new DomainError('auth.payment_required');
    const messages = await this.reader.newestFor(user.id, tripId, RECENT);
    const base = DateTime.fromJSDate(this.clock.now());
    return messages.map(({ id, sender, content, at }) => {
      const timeAgo = DateTime.fromISO(at).toRelative({ base, locale: 'en-US' }) ?? '';
      return { id, senderName: sender.name, timeAgo, content: content || 'Shared a photo' };
    });
  }

  private async place(user: SignedIn['user']): Promise<{ tripId: number | null; role: TripRole }> {
    const tripId = await this.access.defaultTrip(user);
    return { tripId, role: tripId === null ? 'none' : await this.access.of(user, tripId) };
  }
}

const isOpen = (role: TripRole): boolean => role === 'host' || role === 'guest';
