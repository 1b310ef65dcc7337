import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { saysTheSame, type WaiverWords } from '../../../../contracts/waiver.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { TripWaiver } from './trip-waiver.entity.js';
import { usualText } from './usual-waivers.js';
import { type TextName, WAIVER, type WaiverText, waiverHash } from './waiver-text.js';

/** The waiver of a trip as it is to be from now on. */
interface NewWaiver {
  trip: Pick<Trip, 'id' | 'timeZone'>;
  /** Null: the usual text. */
  words: WaiverWords | null;
  /** The version that it takes the place of; 0 for none. */
  after: number;
  userId: number;
}

/**
 * What trips have their travellers sign: their owner's words, in versions that stay, or the usual text. Whoever calls has found
 * out that the trip is theirs.
 */
@Injectable()
export class TripWaivers {
  constructor(private readonly clock: Clock) {}

  /** The text in force, and the version under which the owner saved it last: 0, and the usual text, where they never did. */
  async current(manager: EntityManager, tripId: number): Promise<{ version: number; text: WaiverText }> {
    const last = await manager.findOne(TripWaiver, { where: { tripId }, order: { version: 'DESC' } });
    return { version: last?.version ?? 0, text: last ? textOf(last) : WAIVER };
  }

  /** A text that was signed on a trip, whatever is in force by now. Throws an Error for one that never was. */
  async named(manager: EntityManager, tripId: number, { isOwn, version }: TextName): Promise<WaiverText> {
    if (isOwn) return textOf(await manager.findOneByOrFail(TripWaiver, { tripId, version }));
    const text = usualText(version);
    if (!text) throw new Error(`There is no version ${version} of the usual waiver.`);
    return text;
  }

  /**
   * Saves the next version, and answers the text that is in force by it; null where it was already. Throws `trip.changed` for
   * who has not seen the last version. The caller holds the trip's lock.
   */
  async save(manager: EntityManager, { trip, words, after, userId }: NewWaiver): Promise<WaiverText | null> {
    const { version: last, text: before } = await this.current(manager, trip.id);
    // The usual words are the usual text, whoever typed them: who has signed it is not asked again.
    const own = words && !saysTheSame(words, WAIVER) ? words : null;
    if (own ? before.isOwn && saysTheSame(own, before) : !before.isOwn) return null;
    if (last !== after) throw new DomainError('trip.changed');
    const version = after + 1;
    const inForceSince = dateInZone(this.clock.now(), trip.timeZone);
    const text = own && ownText(own, { version, inForceSince });
    await manager.insert(TripWaiver, {
      tripId: trip.id,
      version,
      inForceSince,
      title: text?.title ?? null,
      sections: text?.sections ?? null,
      textHash: text && waiverHash(text),
      writtenBy: userId,
    });
    return text ?? WAIVER;
  }

  /** The text in force on a trip for its copy; the usual one is every trip's. */
  async copy(
    manager: EntityManager,
    { from, to, userId }: { from: number; to: NewWaiver['trip']; userId: number },
  ): Promise<void> {
    const { text } = await this.current(manager, from);
    if (text.isOwn) await this.save(manager, { trip: to, words: text, after: 0, userId });
  }
}

function ownText({ title, sections }: WaiverWords, since: { version: number; inForceSince: string }) {
  const kept = sections.map((section) => ({ title: section.title, text: section.text }));
  return { isOwn: true, ...since, title, sections: kept };
}

function textOf({ title, sections, version, inForceSince }: TripWaiver): WaiverText {
  if (title === null || sections === null) return WAIVER;
  return { isOwn: true, version, inForceSince, title, sections };
}
