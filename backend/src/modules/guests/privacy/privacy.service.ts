import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { type GuestPlace, GuestPlaces } from '../guest-places.service.js';
import type { ChangePrivacyDto, PrivacyDto } from './privacy.dto.js';

/** What a guest lets the others of their trip see. */
@Injectable()
export class Privacy {
  constructor(
    private readonly db: DataSource,
    private readonly places: GuestPlaces,
    private readonly clock: Clock,
  ) {}

  /** On the trip the person means. Throws `traveller.not_found` for who has booked nothing. */
  async read(user: SignedIn['user']): Promise<PrivacyDto> {
    const place = await this.places.find(user.id);
    if (!place) throw new DomainError('traveller.not_found');
    return this.chosenAt(place);
  }

  /** Writes what is chosen, and nothing else. Throws `trip.not_found` for a trip on which the person has no place. */
  async change(
    user: SignedIn['user'],
    tripId: number,
    { getsLetters, ...chosen }: ChangePrivacyDto,
  ): Promise<PrivacyDto> {
    const place = await this.places.find(user.id, tripId);
    if (!place) throw new DomainError('trip.not_found');
    const lettersOffAt = getsLetters ? null : this.clock.now();
    const wish = { ...chosen, ...(getsLetters !== undefined && { lettersOffAt }) };
    if (Object.values(wish).some((part) => part !== undefined))
      await this.db.manager.update(Guest, { id: place.guestId }, wish);
    return this.chosenAt(place);
  }

  private async chosenAt({ guestId: id, tripId }: GuestPlace): Promise<PrivacyDto> {
    const guest = await this.db.manager.findOneByOrFail(Guest, { id });
    const { isListed, showsInterests, showsJoined, interests, homeTown, about } = guest;
    const getsLetters = guest.lettersOffAt === null;
    return { tripId, isListed, showsInterests, showsJoined, interests, homeTown, about, getsLetters };
  }
}
