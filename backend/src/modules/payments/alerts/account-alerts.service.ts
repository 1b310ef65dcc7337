import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { ProviderError } from '../provider/provider-error.js';
import { MoneyAlerts } from './money-alerts.service.js';

/** PayPal turns us away, not a buyer: nobody can pay, or be paid back, until somebody looks at the account. */
@Injectable()
export class AccountAlerts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly alerts: MoneyAlerts,
  ) {}

  /** Tells the hosts, once a day and issue; true when it is trouble of ours. */
  async look(err: unknown): Promise<boolean> {
    if (!(err instanceof ProviderError) || !err.isAccountTrouble) return false;
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.alerts.raise(this.db.manager, {
      kind: 'account',
      ref: `paypal:${err.issue}:${day}`,
      text: `PayPal turns our own account away (${err.issue}). Please look at it there: payments and refunds wait for it`,
    });
    return true;
  }
}
