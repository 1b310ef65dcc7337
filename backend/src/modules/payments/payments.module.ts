import { Module } from '@nestjs/common';
import { AttemptsModule } from '../auth/attempts.module.js';
import { AddOnsModule } from './add-ons/add-ons.module.js';
import { MoneyAlertsModule } from './alerts/money-alerts.module.js';
import { CabinChangeModule } from './cabin-change/cabin-change.module.js';
import { CancellationModule } from './cancellation/cancellation.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { GuestExtrasController } from './guest/guest-extras.controller.js';
import { GuestMoneyController } from './guest/guest-money.controller.js';
import { GuestPaymentController } from './guest/guest-payment.controller.js';
import { GuestSharesController } from './guest/guest-shares.controller.js';
import { GuestPaymentsModule } from './guest/guest-payments.module.js';
import { LoginModule } from './login/login.module.js';
import { ManualModule } from './manual/manual.module.js';
import { PaymentFormController } from './paypal/form/payment-form.controller.js';
import { PayPalDoorsModule } from './paypal/paypal-doors.module.js';
import { PendingModule } from './pending/pending.module.js';
import { ProviderModule } from './provider.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { ReversalsModule } from './reversals/reversals.module.js';
import { SecondPersonModule } from './second-person/second-person.module.js';
import { SelfCheckModule } from './self-check/self-check.module.js';
import { SharePageController } from './shares/share-page.controller.js';
import { SharesModule } from './shares/shares.module.js';
import { StatementModule } from './statement/statement.module.js';
import { PaymentsController } from './take/payments.controller.js';
import { TakeModule } from './take/take.module.js';

/**
 * What moves money: rooms that each say what they need, and what of them others may use: who needs one imports it. The doors stand here, for the
 * contract names them in the order of the modules.
 */
@Module({
  imports: [
    AttemptsModule,
    TakeModule,
    GuestPaymentsModule,
    PayPalDoorsModule,
    AddOnsModule,
    CabinChangeModule,
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
    SelfCheckModule,
    SharesModule,
    StatementModule,
  ],
  controllers: [
    PaymentsController,
    GuestPaymentController,
    GuestExtrasController,
    GuestMoneyController,
    GuestSharesController,
    SharePageController,
    PaymentFormController,
  ],
})
export class PaymentsModule {}
