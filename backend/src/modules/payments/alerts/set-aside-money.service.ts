import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { MoneyAlerts } from './money-alerts.service.js';
import { takingRef } from '../payment/provider-refs.js';
import { toldRef } from './told-ref.js';

const SET_ASIDE = z.object({
  kind: z.enum(['unapplied', 'foreign']),
  ref: z.string(),
  theirsCents: z.int().nullable(),
});

/** Real money that pays nothing: it is in no ledger, a host was told of it and decides. */
@Injectable()
export class SetAsideMoney {
  constructor(
    private readonly db: DataSource,
    private readonly alerts: MoneyAlerts,
  ) {}

  /** @param id of the capture or, for the form, of the transaction. */
  async has(id: string): Promise<boolean> {
    return (await this.told(id)).length > 0;
  }

  /**
   * Whether what goes back is of such money, and so in no ledger either. What a host was told of is over when all of it
   * went; `amountCents` is null for what has not gone, or came again.
   */
  async goesBack(id: string, amountCents: number | null): Promise<boolean> {
    const told = await this.told(id);
    const over = told.filter(({ theirsCents }) => amountCents !== null && theirsCents === amountCents);
    for (const { kind, ref } of over) {
      await this.alerts.settle(this.db.manager, kind, ref, 'PayPal shows that it went back');
    }
    return told.length > 0;
  }

  private told(id: string): Promise<z.infer<typeof SET_ASIDE>[]> {
    return rowsOf(
      this.db,
      SET_ASIDE,
      `SELECT kind, ref, theirs_cents AS "theirsCents" FROM money_alerts
        WHERE kind IN ('unapplied', 'foreign') AND (ref = $1 OR starts_with(ref, $2))
          AND NOT EXISTS (SELECT FROM ledger_entries WHERE external_ref = $1)`,
      [takingRef(id), toldRef(id)],
    );
  }
}
