import { Module } from '@nestjs/common';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { NewsModule } from '../news/news.module.js';
import { ProviderModule } from '../provider.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ReversalsModule } from '../reversals/reversals.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { StatementRebuild } from './rebuild.service.js';
import { StatementBooks } from './statement-books.service.js';
import { Statement } from './statement.service.js';

/** The books against the provider's statement. */
@Module({
  imports: [MoneyAlertsModule, NewsModule, ProviderModule, RefundsModule, ReversalsModule, SettlementModule],
  providers: [Statement, StatementBooks, StatementRebuild],
  exports: [Statement],
})
export class StatementModule {}
