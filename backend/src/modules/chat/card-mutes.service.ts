import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { SignedIn } from '../auth/sessions.service.js';
import { Directory } from '../guests/directory.service.js';
import { TripAccess } from '../guests/trip-access.service.js';
import type { MutedPeopleDto } from './chat.dto.js';
import { ChatMutes } from './chat-mutes.service.js';

type Person = SignedIn['user'];

/** Whom somebody has muted, as cards of the guest list, which tell nobody's account. */
@Injectable()
export class CardMutes {
  constructor(
    private readonly access: TripAccess,
    private readonly directory: Directory,
    private readonly mutes: ChatMutes,
  ) {}

  /** Throws `auth.payment_required`. */
  async of(user: Person): Promise<MutedPeopleDto> {
    const tripId = await this.access.openTrip(user);
    const muted = await this.mutes.of({ tripId, userId: user.id });
    return cards(await this.directory.accounts(tripId), muted);
  }

  /** Throws `auth.payment_required`, `person.not_found`: also for oneself, and for who has no account. */
  async change(user: Person, personId: string, isMuted: boolean): Promise<MutedPeopleDto> {
    const tripId = await this.access.openTrip(user);
    const accounts = await this.directory.accounts(tripId);
    const other = accounts.get(personId);
    if (other === undefined || other === user.id) throw new DomainError('person.not_found');
    return cards(accounts, await this.mutes.change({ tripId, userId: user.id }, other, isMuted));
  }
}

function cards(accounts: ReadonlyMap<string, number>, muted: readonly number[]): MutedPeopleDto {
  const personIds = [...accounts].flatMap(([id, userId]) => (muted.includes(userId) ? id : []));
  return { personIds };
}
