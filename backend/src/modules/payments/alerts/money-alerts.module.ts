import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { AccountAlerts } from './account-alerts.service.js';
import { MoneyAlerts } from './money-alerts.service.js';
import { SetAsideMoney } from './set-aside-money.service.js';

/** What a person has to look at about money. */
@Module({
  imports: [TripsModule],
  providers: [AccountAlerts, MoneyAlerts, SetAsideMoney],
  exports: [AccountAlerts, MoneyAlerts, SetAsideMoney],
})
export class MoneyAlertsModule {}
