import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { GuestPlaces } from '../guest-places.service.js';
import type { ChangePrivacyDto, PrivacyDto } from './privacy.dto.js';

/** What a guest lets the others of their trip see. */
@Injectable()
export class Privacy {
  constructor(
    private readonly db: DataSource,
    private readonly places: GuestPlaces,
    private readonly clock: Clock,
  ) {}

  /** Throws `traveller.not_found` for who has booked nothing. */
  async read(user: SignedIn['user']): Promise<PrivacyDto> {
    const id = await this.ownGuest(user);
    const guest = await this.db.manager.findOneByOrFail(Guest, { id });
    const { isListed, showsInterests, showsJoined, interests, homeTown, about } = guest;
    const getsLetters = guest.lettersOffAt === null;
    return { isListed, showsInterests, showsJoined, interests, homeTown, about, getsLetters };
  }

  /** Writes what is chosen, and nothing else. Throws as {@link read}. */
  async change(user: SignedIn['user'], { getsLetters, ...chosen }: ChangePrivacyDto): Promise<PrivacyDto> {
    const id = await this.ownGuest(user);
    const lettersOffAt = getsLetters ? null : this.clock.now();
    const wish = { ...chosen, ...(getsLetters !== undefined && { lettersOffAt }) };
    if (Object.values(wish).some((part) => part !== undefined))
      await this.db.manager.update(Guest, { id }, wish);
    return this.read(user);
  }

  private async ownGuest({ id }: SignedIn['user']): Promise<number> {
    const [place] = await this.places.ofUser(id);
    if (!place) throw new DomainError('traveller.not_found');
    return place.guestId;
  }
}
