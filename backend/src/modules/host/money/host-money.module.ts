import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { MoneyAlertsModule } from '../../payments/alerts/money-alerts.module.js';
import { CancellationModule } from '../../payments/cancellation/cancellation.module.js';
import { CreditsModule } from '../../payments/credits/credits.module.js';
import { LoginModule } from '../../payments/login/login.module.js';
import { ManualModule } from '../../payments/manual/manual.module.js';
import { PendingModule } from '../../payments/pending/pending.module.js';
import { ProviderModule } from '../../payments/provider.module.js';
import { ReceiptsModule } from '../../payments/receipts/receipts.module.js';
import { RemindersModule } from '../../payments/reminders/reminders.module.js';
import { ReversalsModule } from '../../payments/reversals/reversals.module.js';
import { SecondPersonModule } from '../../payments/second-person/second-person.module.js';
import { StatementModule } from '../../payments/statement/statement.module.js';
import { TakeModule } from '../../payments/take/take.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { HostBookingModule } from '../booking/host-booking.module.js';
import { HostMoneyDesk } from './host-money-desk.service.js';
import { HostMoneyReader } from './host-money-reader.service.js';
import { HostMoney } from './host-money.service.js';

/** What hosts read and do about the money of a booking, and what of money waits for them. */
@Module({
  imports: [
    AttemptsModule,
    TripAccessModule,
    TripsModule,
    CancellationModule,
    CreditsModule,
    LoginModule,
    ManualModule,
    MoneyAlertsModule,
    PendingModule,
    ProviderModule,
    ReceiptsModule,
    RemindersModule,
    ReversalsModule,
    SecondPersonModule,
    StatementModule,
    TakeModule,
    HostBookingModule,
  ],
  providers: [HostMoney, HostMoneyDesk, HostMoneyReader],
  exports: [HostMoney, HostMoneyDesk, HostMoneyReader],
})
export class HostMoneyModule {}
