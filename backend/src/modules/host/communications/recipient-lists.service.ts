import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { GuestFactsReader } from './guest-facts.js';
import { asksForAnswers, type GuestFacts, type Meant, recipients, type Segment } from './segment.rules.js';

/** Who a segment means as the rows stand now, and the list once it is fixed. */
@Injectable()
export class RecipientLists {
  constructor(
    private readonly clock: Clock,
    private readonly facts: GuestFactsReader,
  ) {}

  /** @param writtenAt when it was planned, of a letter whose time has come. */
  async meant(
    manager: EntityManager,
    { id, timeZone }: Trip,
    segment: Segment,
    writtenAt: Date | null = null,
  ): Promise<Meant> {
    const today = dateInZone(this.clock.now(), timeZone);
    const facts = await this.facts.of(manager, id, asksForAnswers(segment));
    return recipients(facts, segment, today, writtenAt);
  }

  /** Writes the list down: from here on nobody joins it. */
  async fix(manager: EntityManager, messageId: number, guests: readonly GuestFacts[]): Promise<void> {
    await manager.query(
      `INSERT INTO host_message_recipients (message_id, guest_id)
       SELECT $1, guest_id FROM unnest($2::int[]) WITH ORDINALITY AS g (guest_id, place) ORDER BY place`,
      [messageId, guests.map(({ guestId }) => guestId)],
    );
  }
}

/** Names a list: another person on it, or one less, and it is another list. */
export function fingerprint(guests: readonly GuestFacts[]): string {
  const ids = guests.map(({ guestId }) => guestId).toSorted((a, b) => a - b);
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 22);
}
