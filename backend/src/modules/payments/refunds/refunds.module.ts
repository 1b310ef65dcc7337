import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { ProviderModule } from '../provider.module.js';
import { ExcessMoney } from './excess-money.service.js';
import { GivenBack } from './given-back.service.js';
import { HostRefunds } from './host-refunds.service.js';
import { RefundAlerts } from './refund-alerts.service.js';
import { RefundBooks } from './refund-books.service.js';
import { RefundNews } from './refund-news.service.js';
import { RefundSubmit } from './refund-submit.service.js';
import { Refunds } from './refunds.service.js';

/** Money that goes back. */
@Module({
  imports: [TripsModule, MoneyAlertsModule, ProviderModule],
  providers: [
    ExcessMoney,
    GivenBack,
    HostRefunds,
    RefundAlerts,
    RefundBooks,
    RefundNews,
    RefundSubmit,
    Refunds,
  ],
  exports: [ExcessMoney, GivenBack, HostRefunds, RefundBooks, RefundSubmit, Refunds],
})
export class RefundsModule {}
