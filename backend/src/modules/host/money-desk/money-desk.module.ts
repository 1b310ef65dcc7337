import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { ReceiptsModule } from '../../payments/receipts/receipts.module.js';
import { RemindersModule } from '../../payments/reminders/reminders.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { Forecast } from './forecast.service.js';
import { HostReceipts } from './host-receipts.service.js';
import { MoneyReport } from './money-report.service.js';
import { PaymentsList } from './payments-list.service.js';
import { ReminderDesk } from './reminder-desk.service.js';
import { ShipMoney } from './ship-money.service.js';

/** The Payments tab and the report. */
@Module({
  imports: [TripAccessModule, TripsModule, ReceiptsModule, RemindersModule],
  providers: [Forecast, HostReceipts, MoneyReport, PaymentsList, ReminderDesk, ShipMoney],
  exports: [Forecast, HostReceipts, MoneyReport, PaymentsList, ReminderDesk, ShipMoney],
})
export class MoneyDeskModule {}
