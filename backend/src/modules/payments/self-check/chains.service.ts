import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Chain } from '../../../platform/security/chain.js';
import { Vault } from '../../../platform/security/vault.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';

const SEAL = 'books.seal';
const CHECK = 'books.chain';
const TABLES = { ledger_entries: 'The ledger', activity_log: 'The log' } as const;
/** Each link is read again: an hour's rows a link, for years. */
const EXPIRE_SECONDS = 30 * 60;

/** The ledger and the log are sealed every hour, and each night it is looked whether they are what was sealed. */
@Injectable()
export class BookChains implements OnModuleInit {
  private readonly chains;

  constructor(
    private readonly db: DataSource,
    @Inject(Vault) vault: Vault,
    private readonly jobs: Jobs,
    private readonly alerts: MoneyAlerts,
  ) {
    this.chains = Object.entries(TABLES).map(([table, words]) => ({
      words,
      chain: new Chain(db, vault, table),
    }));
  }

  onModuleInit(): void {
    this.jobs.define(SEAL, { work: () => this.seal(), retries: 1, cron: '20 * * * *' });
    const nightly = { retries: 1, expireSeconds: EXPIRE_SECONDS, cron: '40 3 * * *' };
    this.jobs.define(CHECK, { work: () => this.check(), ...nightly });
  }

  private async seal(): Promise<void> {
    for (const { chain } of this.chains) await chain.extend();
  }

  /** No rule closes such an alert: it stays until a host has looked, and says what it was. */
  private async check(): Promise<void> {
    for (const { words, chain } of this.chains) {
      for (const [ref, fault] of await chain.faults())
        await this.alerts.raise(this.db.manager, {
          kind: 'rewritten',
          ref,
          text: `${words} was changed past its own rules: ${fault}. Ask who runs the database, and compare with a backup`,
        });
    }
  }
}
