import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MoneyAlerts } from './money-alerts.service.js';

interface SetAside {
  kind: 'unapplied' | 'foreign';
  ref: string;
  theirsCents: number | null;
}

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

  /** Some of it went back: what a host was told of is over when that was all of it. */
  async wentBack(id: string, amountCents: number): Promise<void> {
    const over = (await this.told(id)).filter(({ theirsCents }) => theirsCents === amountCents);
    for (const { kind, ref } of over) {
      await this.alerts.settle(this.db.manager, kind, ref, 'PayPal shows that it went back');
    }
  }

  private told(id: string): Promise<SetAside[]> {
    return this.db.query(
      `SELECT kind, ref, theirs_cents AS "theirsCents" FROM money_alerts
        WHERE kind IN ('unapplied', 'foreign') AND (ref = $1 OR starts_with(ref, $2))
          AND NOT EXISTS (SELECT FROM ledger_entries WHERE external_ref = $1)`,
      [`paypal:capture:${id}`, `ipn:${id}:`],
    );
  }
}
