import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { networkOf } from '../../../platform/http/network.js';
import type { VisitSource } from '../../../platform/http/visit-source.js';
import { KeyRing } from '../../../platform/security/key-ring.js';
import { hashToken } from '../../../platform/security/tokens.js';
import { Booking } from '../booking.entity.js';
import { HOLD_MINUTES, UNPAID_HOLDS } from '../booking.rules.js';

/** What the keyed mark of an address is for. */
const PURPOSE = 'hold';

/** Who takes places without having paid for them. */
export interface Holder {
  /** The token of the browser's cookie. */
  browser: string;
  /** The address the request came from. */
  address: string;
  /** What led them to the site; kept with what they book. */
  source: VisitSource;
}

/** Nobody keeps the places of many from being sold: a few unpaid holds a browser and an address, counted, not timed (SEC-56). */
@Injectable()
export class HoldLimits {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly keys: KeyRing,
  ) {}

  /**
   * Before places are taken, or those of the booking that is replaced are given back: two requests of one address wait for one
   * another, and then for the trip. Throws `hold.too_many`.
   * @param replaced does not count: its places are free in a moment.
   */
  async assertMayHold(
    manager: EntityManager,
    holder: Holder,
    replaced: Pick<Booking, 'id'> | null = null,
  ): Promise<void> {
    const { heldByBrowser, heldByAddress } = this.columns(holder);
    await manager.query('SELECT pg_advisory_xact_lock($1::bigint)', [
      heldByAddress.readBigInt64BE(0).toString(),
    ]);
    const counted = { status: In([...UNPAID_HOLDS]), ...(replaced && { id: Not(replaced.id) }) };
    const marks = this.keys.digests(PURPOSE, networkOf(holder.address));
    const byBrowser = await manager.countBy(Booking, { heldByBrowser, ...counted });
    const byAddress = await manager.countBy(Booking, { heldByAddress: In(marks), ...counted });
    if (byBrowser < this.config.HOLDS_PER_BROWSER && byAddress < this.config.HOLDS_PER_ADDRESS) return;
    throw new DomainError('hold.too_many', { seconds: HOLD_MINUTES * 60, minutes: HOLD_MINUTES });
  }

  async mark(manager: EntityManager, booking: Booking, holder: Holder): Promise<void> {
    const came = { cameBy: holder.source.by, cameFrom: holder.source.from };
    await manager.update(Booking, { id: booking.id }, { ...this.columns(holder), ...came });
  }

  /** Keyed, so that the table does not say who browsed from where. */
  private columns(holder: Holder) {
    const heldByAddress = this.keys.digest(PURPOSE, networkOf(holder.address));
    return { heldByBrowser: hashToken(holder.browser), heldByAddress };
  }
}
