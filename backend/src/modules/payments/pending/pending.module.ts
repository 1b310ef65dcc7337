import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { NotTakenModule } from '../not-taken/not-taken.module.js';
import { ProviderModule } from '../provider.module.js';
import { PendingMoney } from './pending-money.service.js';

/** Money that is held back. */
@Module({
  imports: [TripsModule, MoneyAlertsModule, NotTakenModule, ProviderModule],
  providers: [PendingMoney],
  exports: [PendingMoney],
})
export class PendingModule {}
