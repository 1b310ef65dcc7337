import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { AccountAlerts } from './alerts/account-alerts.service.js';
import { MoneyAlerts } from './alerts/money-alerts.service.js';
import { SetAsideMoney } from './alerts/set-aside-money.service.js';
import { AccessGrants } from './access-grants.service.js';
import { AddOns } from './add-ons/add-ons.service.js';
import { CancellationMails } from './cancellation/cancellation-mails.service.js';
import { Cancellations } from './cancellation/cancellations.service.js';
import { Capture } from './capture.service.js';
import { Checkout } from './checkout.service.js';
import { Credentials } from './credentials.service.js';
import { Credits } from './credits/credits.service.js';
import { ExcessMoney } from './excess-money.service.js';
import { GivenMails } from './given/given-mails.service.js';
import { GuestActions } from './guest-actions.service.js';
import { GuestMoneyController } from './guest-money.controller.js';
import { GuestPaymentController } from './guest-payment.controller.js';
import { NOTICES } from './notices/notices.parts.js';
import { NoticesController } from './notices/notices.controller.js';
import { PaymentFormController } from './form/payment-form.controller.js';
import { PaymentForms } from './form/payment-forms.service.js';
import { ManualRecords } from './manual/manual-records.service.js';
import { ManualPayments } from './manual/manual-payments.service.js';
import { SecondPerson } from './manual/second-person.service.js';
import { Orders } from './order.service.js';
import { PaidBooking } from './paid-booking.service.js';
import { PaymentOwner } from './payment-owner.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentRecheck } from './payment-recheck.service.js';
import { PAYPAL } from './paypal/paypal.parts.js';
import { GuestMoney } from './receipts/guest-money.service.js';
import { MoneyBook } from './receipts/money-book.service.js';
import { Receipts } from './receipts/receipts.service.js';
import { Statement } from './statement/statement.service.js';
import { STATEMENT } from './statement/statement.parts.js';
import { ReceivedMoney } from './received-money.service.js';
import { HostRefunds } from './refunds/host-refunds.service.js';
import { RefundBooks } from './refunds/refund-books.service.js';
import { PaymentsData } from './receipts/payments-data.service.js';
import { RefundNews } from './refunds/refund-news.service.js';
import { RefundSubmit } from './refunds/refund-submit.service.js';
import { Refunds } from './refunds/refunds.service.js';
import { HostReminders } from './reminders/host-reminders.service.js';
import { Reminders } from './reminders/reminders.service.js';
import { Resolver } from './resolver.service.js';
import { Disputes } from './reversals/disputes.service.js';
import { Reversals } from './reversals/reversals.service.js';
import { Settlement } from './settlement.service.js';

@Module({
  imports: [TripsModule],
  controllers: [
    PaymentsController,
    GuestPaymentController,
    GuestMoneyController,
    NoticesController,
    PaymentFormController,
  ],
  providers: [
    ...NOTICES,
    ...STATEMENT,
    AccessGrants,
    AccountAlerts,
    AddOns,
    CancellationMails,
    Cancellations,
    Capture,
    Checkout,
    Credentials,
    Credits,
    Disputes,
    ExcessMoney,
    GivenMails,
    GuestActions,
    GuestMoney,
    HostRefunds,
    HostReminders,
    ManualPayments,
    ManualRecords,
    MoneyAlerts,
    MoneyBook,
    Orders,
    PaymentForms,
    PaidBooking,
    PaymentOwner,
    PaymentRecheck,
    PaymentsData,
    ...PAYPAL,
    Receipts,
    ReceivedMoney,
    RefundBooks,
    RefundNews,
    Refunds,
    RefundSubmit,
    Reminders,
    Resolver,
    SecondPerson,
    Reversals,
    SetAsideMoney,
    Settlement,
  ],
  exports: [
    AccessGrants,
    AddOns,
    Cancellations,
    Credits,
    Disputes,
    HostRefunds,
    HostReminders,
    ManualPayments,
    MoneyAlerts,
    MoneyBook,
    PaymentRecheck,
    Receipts,
    Refunds,
    Reminders,
    SecondPerson,
    Statement,
  ],
})
export class PaymentsModule {}
