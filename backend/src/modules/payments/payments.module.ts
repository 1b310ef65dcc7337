import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { AccountAlerts } from './alerts/account-alerts.service.js';
import { MoneyAlerts } from './alerts/money-alerts.service.js';
import { SetAsideMoney } from './alerts/set-aside-money.service.js';
import { AccessGrants } from './login/access-grants.service.js';
import { AddOns } from './add-ons/add-ons.service.js';
import { CabinBooks } from './cabin-change/cabin-books.service.js';
import { CabinChangeMails } from './cabin-change/cabin-change-mails.service.js';
import { CabinChanges } from './cabin-change/cabin-changes.service.js';
import { CancellationMails } from './cancellation/cancellation-mails.service.js';
import { Cancellations } from './cancellation/cancellations.service.js';
import { CaptureIntents } from './take/capture-intent.service.js';
import { Capture } from './take/capture.service.js';
import { Checkout } from './take/checkout.service.js';
import { CorrectedAddress } from './login/corrected-address.service.js';
import { Credentials } from './login/credentials.service.js';
import { LoginAgain } from './login/login-again.service.js';
import { Credits } from './credits/credits.service.js';
import { EndedAttempts } from './not-taken/ended-attempts.service.js';
import { ExcessMoney } from './refunds/excess-money.service.js';
import { DeclinedMoney } from './not-taken/declined-money.service.js';
import { GivenMails } from './paid/given-mails.service.js';
import { GuestActions } from './guest/guest-actions.service.js';
import { GuestMoneyController } from './guest/guest-money.controller.js';
import { GuestPaymentController } from './guest/guest-payment.controller.js';
import { NOTICES } from './paypal/notices.parts.js';
import { NoticesController } from './paypal/notices.controller.js';
import { PaymentFormController } from './paypal/form/payment-form.controller.js';
import { PaymentForms } from './paypal/form/payment-forms.service.js';
import { WrongRecords } from './manual/wrong-records.service.js';
import { ManualRecords } from './guest/manual-records.service.js';
import { ManualPayments } from './manual/manual-payments.service.js';
import { NotTakenMails } from './not-taken/not-taken-mails.service.js';
import { Orders } from './take/order.service.js';
import { PaidBooking } from './paid/paid-booking.service.js';
import { DraftBookings } from './owner/draft-bookings.service.js';
import { OrderState } from './take/order-state.service.js';
import { PaymentOwner } from './owner/payment-owner.service.js';
import { PaymentsController } from './take/payments.controller.js';
import { PaymentRecheck } from './take/payment-recheck.service.js';
import { PendingMoney } from './pending/pending-money.service.js';
import { PAYPAL } from './paypal/paypal.parts.js';
import { GuestMoney } from './receipts/guest-money.service.js';
import { MoneyBook } from './receipts/money-book.service.js';
import { Receipts } from './receipts/receipts.service.js';
import { ProviderWords } from './provider/provider-words.js';
import { Statement } from './statement/statement.service.js';
import { STATEMENT } from './statement/statement.parts.js';
import { ReceivedMoney } from './settlement/received-money.service.js';
import { GivenBack } from './refunds/given-back.service.js';
import { HostRefunds } from './refunds/host-refunds.service.js';
import { RefundAlerts } from './refunds/refund-alerts.service.js';
import { RefundBooks } from './refunds/refund-books.service.js';
import { PaymentsData } from './receipts/payments-data.service.js';
import { RefundNews } from './refunds/refund-news.service.js';
import { RefundSubmit } from './refunds/refund-submit.service.js';
import { Refunds } from './refunds/refunds.service.js';
import { HostReminders } from './reminders/host-reminders.service.js';
import { Reminders } from './reminders/reminders.service.js';
import { Resolver } from './take/resolver.service.js';
import { Disputes } from './reversals/disputes.service.js';
import { Reversals } from './reversals/reversals.service.js';
import { HostActs } from './second-person/host-acts.service.js';
import { SecondPersonMails } from './second-person/second-person-mails.service.js';
import { ShownMoney } from './second-person/shown-money.service.js';
import { SecondPerson } from './second-person/second-person.service.js';
import { TakenMoney } from './reversals/taken-money.service.js';
import { Settlement } from './settlement/settlement.service.js';

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
    CabinBooks,
    CabinChangeMails,
    CabinChanges,
    CancellationMails,
    Cancellations,
    Capture,
    CaptureIntents,
    Checkout,
    CorrectedAddress,
    Credentials,
    LoginAgain,
    Credits,
    Disputes,
    EndedAttempts,
    ExcessMoney,
    DeclinedMoney,
    GivenBack,
    GivenMails,
    GuestActions,
    GuestMoney,
    HostActs,
    HostRefunds,
    HostReminders,
    ManualPayments,
    ManualRecords,
    MoneyAlerts,
    MoneyBook,
    NotTakenMails,
    Orders,
    PaymentForms,
    PaidBooking,
    DraftBookings,
    OrderState,
    PaymentOwner,
    PaymentRecheck,
    PaymentsData,
    PendingMoney,
    ...PAYPAL,
    Receipts,
    ReceivedMoney,
    RefundAlerts,
    RefundBooks,
    RefundNews,
    Refunds,
    RefundSubmit,
    Reminders,
    Resolver,
    SecondPerson,
    SecondPersonMails,
    Reversals,
    SetAsideMoney,
    ShownMoney,
    Settlement,
    TakenMoney,
    WrongRecords,
  ],
  exports: [
    AccessGrants,
    AddOns,
    CabinChanges,
    Cancellations,
    CorrectedAddress,
    LoginAgain,
    Credits,
    Disputes,
    HostActs,
    HostReminders,
    MoneyAlerts,
    MoneyBook,
    PaymentRecheck,
    PendingMoney,
    ProviderWords,
    Receipts,
    Refunds,
    Reminders,
    SecondPerson,
    Statement,
    WrongRecords,
  ],
})
export class PaymentsModule {}
