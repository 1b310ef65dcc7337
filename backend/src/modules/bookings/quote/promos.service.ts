import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { promoCodesOf } from '../../trips/trip-config.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import { Booking } from '../booking.entity.js';
import { UNPAID_HOLDS } from '../booking.rules.js';
import { assertUsesLeft, isPromoRefusal, offeredPromo, type Promo, termsOfPromo } from './promo.rules.js';
import { type NoUse, promoUses } from './promo-uses.js';

interface Buying extends NoUse {
  /** A booking of who asks, in whose place the new one would come: while it is held, it keeps what it was made with. */
  heldId?: number | null;
  manager?: EntityManager;
}

type PricedTrip = Pick<SaleableTrip, 'id' | 'config' | 'timeZone'>;

/** What the codes of a trip take off, for whom and how often. */
@Injectable()
export class Promos {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * What a code takes off a booking that is made now; null without a code. Waits for nobody: {@link assertLeft} decides about
   * the last use. Throws `promo.unknown`, `promo.ended`, `promo.used_up`.
   */
  async of(trip: PricedTrip, code: string | undefined, buying: Buying = {}): Promise<Promo | null> {
    if (code === undefined) return null;
    const { heldId = null, manager = this.db.manager, but, browser } = buying;
    const kept = heldId === null ? null : await this.kept(manager, trip.id, heldId);
    if (kept?.code === code) return kept;
    const offer = offeredPromo(trip.config, code, dateInZone(this.clock.now(), trip.timeZone));
    assertUsesLeft(offer, await usesOf(manager, trip.id, code, { but, browser }));
    return termsOfPromo(offer);
  }

  /** The same of a code that was taken earlier: what may have become of it meanwhile is told, not thrown. */
  async still(
    trip: PricedTrip,
    code: string | undefined,
    buying: Buying = {},
  ): Promise<{ promo: Promo | null; refusal: DomainError | null }> {
    try {
      return { promo: await this.of(trip, code, buying), refusal: null };
    } catch (err) {
      if (!isPromoRefusal(err)) throw err;
      return { promo: null, refusal: err };
    }
  }

  /**
   * Under the trip's lock, of two who want the last use of a code one is refused. Throws `promo.used_up`.
   * @param bookingId the booking that it is for, where it counts as using the code already.
   */
  async assertLeft(
    manager: EntityManager,
    { id, config }: Pick<SaleableTrip, 'id' | 'config'>,
    { promo, bookingId }: { promo: Promo | null; bookingId?: number | undefined },
  ): Promise<void> {
    const offer = promo && promoCodesOf(config).find(({ code }) => code === promo.code);
    if (offer) assertUsesLeft(offer, await usesOf(manager, id, offer.code, { but: bookingId }));
  }

  /** Whether a hold keeps a code that nobody would be given any more, or not like that. */
  async isPast(
    manager: EntityManager,
    trip: PricedTrip,
    { id, promo }: Pick<Booking, 'id' | 'promo'>,
  ): Promise<boolean> {
    const today = await this.still(trip, promo?.code, { manager, but: id });
    return !isDeepStrictEqual(today.promo, promo);
  }

  private async kept(manager: EntityManager, tripId: number, id: number): Promise<Promo | null> {
    const held = await manager.findOneBy(Booking, { id, tripId, status: In([...UNPAID_HOLDS]) });
    return held?.promo ?? null;
  }
}

async function usesOf(
  manager: EntityManager,
  tripId: number,
  code: string,
  none: NoUse = {},
): Promise<number> {
  const all = await promoUses(manager, tripId, none);
  return all.find((one) => one.code === code)?.uses ?? 0;
}
