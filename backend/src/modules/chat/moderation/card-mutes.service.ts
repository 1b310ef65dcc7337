import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type CardAccount, Directory } from '../../guests/directory/directory.service.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { MutedPeopleDto } from '../chat.dto.js';
import type { Member } from '../people/chat-members.js';
import { ChatMutes } from './chat-mutes.service.js';

type Person = SignedIn['user'];

/** Whom somebody has muted: the cards of the guest list, which tell nobody's account, and what the chat calls them. */
@Injectable()
export class CardMutes {
  constructor(
    private readonly access: TripAccess,
    private readonly directory: Directory,
    private readonly mutes: ChatMutes,
  ) {}

  /** Throws `auth.payment_required`. */
  async of(user: Person): Promise<MutedPeopleDto> {
    const { tripId, role } = await this.access.openAs(user);
    return this.told({ tripId, userId: user.id }, await this.directory.accounts(tripId, role));
  }

  /** Throws `auth.payment_required`, `person.not_found`: also for oneself, and for who has no account. */
  async change(user: Person, personId: string, isMuted: boolean): Promise<MutedPeopleDto> {
    const { tripId, role } = await this.access.openAs(user);
    const accounts = await this.directory.accounts(tripId, role);
    const other = accounts.find((card) => card.personId === personId)?.userId;
    if (other === undefined || other === user.id) throw new DomainError('person.not_found');
    const member = { tripId, userId: user.id };
    await this.mutes.change(member, other, isMuted);
    return this.told(member, accounts);
  }

  private async told(member: Member, accounts: readonly CardAccount[]): Promise<MutedPeopleDto> {
    const muted = await this.mutes.people(member);
    const isMuted = new Set(muted.map(({ userId }) => userId));
    const onCards = new Map(accounts.map(({ userId, firstName }) => [userId, firstName]));
    return {
      personIds: accounts.flatMap(({ personId, userId }) => (isMuted.has(userId) ? personId : [])),
      // Who keeps off the list and has written nothing tells their name to nobody.
      people: muted.map(({ userId, writesAs }) => ({
        userId,
        name: writesAs ?? onCards.get(userId) ?? null,
      })),
    };
  }
}
