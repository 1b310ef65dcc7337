import { Module } from '@nestjs/common';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { ProviderModule } from '../provider.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { Disputes } from './disputes.service.js';
import { Reversals } from './reversals.service.js';
import { TakenBackMails } from './taken-back-mails.service.js';
import { TakenMoney } from './taken-money.service.js';

/** Money that was taken back from us, or is asked back. */
@Module({
  imports: [MoneyAlertsModule, ProviderModule, RefundsModule],
  providers: [Disputes, Reversals, TakenBackMails, TakenMoney],
  exports: [Disputes, Reversals, TakenMoney],
})
export class ReversalsModule {}
