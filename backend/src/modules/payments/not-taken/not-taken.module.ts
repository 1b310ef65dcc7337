import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { ProviderModule } from '../provider.module.js';
import { DeclinedMoney } from './declined-money.service.js';
import { EndedAttempts } from './ended-attempts.service.js';
import { NotTakenMails } from './not-taken-mails.service.js';

/** Money that did not come, and who is told. */
@Module({
  imports: [TripsModule, MoneyAlertsModule, ProviderModule],
  providers: [DeclinedMoney, EndedAttempts, NotTakenMails],
  exports: [DeclinedMoney, EndedAttempts, NotTakenMails],
})
export class NotTakenModule {}
