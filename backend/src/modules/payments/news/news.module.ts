import { Module } from '@nestjs/common';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { NotTakenModule } from '../not-taken/not-taken.module.js';
import { ProviderModule } from '../provider.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ReversalsModule } from '../reversals/reversals.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { EndedApproval } from './ended-approval.service.js';
import { FormMoneyFinder } from './form-money.service.js';
import { PaymentFinder } from './payment-finder.service.js';
import { ProviderNews } from './provider-news.service.js';
import { ToldMoney } from './told-money.service.js';

/** What the provider tells unasked: whose it is, and what is done about it. */
@Module({
  imports: [
    HoldModule,
    MoneyAlertsModule,
    NotTakenModule,
    ProviderModule,
    RefundsModule,
    ReversalsModule,
    SettlementModule,
  ],
  providers: [EndedApproval, FormMoneyFinder, PaymentFinder, ProviderNews, ToldMoney],
  exports: [FormMoneyFinder, PaymentFinder, ProviderNews, ToldMoney],
})
export class NewsModule {}
