import { Module } from '@nestjs/common';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { PendingModule } from '../pending/pending.module.js';
import { BookChains } from './chains.service.js';
import { SelfCheck } from './self-check.service.js';

/** The books against themselves. */
@Module({
  imports: [MoneyAlertsModule, PendingModule],
  providers: [BookChains, SelfCheck],
})
export class SelfCheckModule {}
