import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { VisitSource } from '../../platform/http/visit-source.js';
import { hashToken } from '../../platform/security/tokens.js';
import { Booking } from './booking.entity.js';
import { HOLD_MINUTES, UNPAID_HOLDS } from './booking.rules.js';

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
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** Before places are taken. Two requests of one address wait for one another. Throws `hold.too_many`. */
  async assertMayHold(manager: EntityManager, holder: Holder): Promise<void> {
    const { heldByBrowser, heldByAddress } = this.columns(holder);
    await manager.query('SELECT pg_advisory_xact_lock($1::bigint)', [
      heldByAddress.readBigInt64BE(0).toString(),
    ]);
    const status = In([...UNPAID_HOLDS]);
    const byBrowser = await manager.countBy(Booking, { heldByBrowser, status });
    const byAddress = await manager.countBy(Booking, { heldByAddress, status });
    if (byBrowser < this.config.HOLDS_PER_BROWSER && byAddress < this.config.HOLDS_PER_ADDRESS) return;
    throw new DomainError('hold.too_many', { seconds: HOLD_MINUTES * 60, minutes: HOLD_MINUTES });
  }

  async mark(manager: EntityManager, booking: Booking, holder: Holder): Promise<void> {
    const came = { cameBy: holder.source.by, cameFrom: holder.source.from };
    await manager.update(Booking, { id: booking.id }, { ...this.columns(holder), ...came });
  }

  /** Keyed, so that the table does not say who browsed from where. */
  private columns({ browser, address }: Holder) {
    const keyed = createHmac('sha256', this.config.DATA_KEY)
      .update(`hold:${network(address)}`)
      .digest();
    return { heldByBrowser: hashToken(browser), heldByAddress: keyed };
  }
}

/** An IPv4 address, or the network of an IPv6 one: a household has 2^64 of those. */
function network(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0')].slice(0, 4).join(':');
}
