import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { MoneyAlerts } from './alerts/money-alerts.service.js';
import { AccessGrants } from './access-grants.service.js';
import { CancellationMails } from './cancellation/cancellation-mails.service.js';
import { Cancellations } from './cancellation/cancellations.service.js';
import { Capture } from './capture.service.js';
import { Checkout } from './checkout.service.js';
import { Credentials } from './credentials.service.js';
import { Credits } from './credits/credits.service.js';
import { ExcessMoney } from './excess-money.service.js';
import { GuestActions } from './guest-actions.service.js';
import { GuestMoneyController } from './guest-money.controller.js';
import { GuestPaymentController } from './guest-payment.controller.js';
import { Certificates } from './notices/certificates.service.js';
import { EndedApproval } from './notices/ended-approval.service.js';
import { NoticesController } from './notices/notices.controller.js';
import { PaymentFinder } from './notices/payment-finder.service.js';
import { WebhookActions } from './notices/webhook-actions.service.js';
import { WebhookCheck } from './notices/webhook-check.service.js';
import { WebhookWork } from './notices/webhook-work.service.js';
import { Webhooks } from './notices/webhooks.service.js';
import { FormMoneyFinder } from './notices/form-money.service.js';
import { IpnActions } from './notices/ipn-actions.service.js';
import { IpnAlerts } from './notices/ipn-alerts.service.js';
import { IpnVerifier } from './notices/ipn-verifier.service.js';
import { IpnWork } from './notices/ipn-work.service.js';
import { Ipns } from './notices/ipns.service.js';
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
import { PayPal } from './paypal/paypal.js';
import { GuestMoney } from './receipts/guest-money.service.js';
import { MoneyBook } from './receipts/money-book.service.js';
import { PayPalClient } from './paypal/paypal-client.js';
import { PayPalNotices } from './paypal/paypal-notices.js';
import { PayPalStatement } from './paypal/paypal-statement.js';
import { MissedEvents } from './notices/missed-events.service.js';
import { SelfCheck } from './self-check/self-check.service.js';
import { StatementRebuild } from './statement/rebuild.service.js';
import { StatementBooks } from './statement/statement-books.service.js';
import { Statement } from './statement/statement.service.js';
import { ReceivedMoney } from './received-money.service.js';
import { HostRefunds } from './refunds/host-refunds.service.js';
import { RefundBooks } from './refunds/refund-books.service.js';
import { RefundNews } from './refunds/refund-news.service.js';
import { RefundSubmit } from './refunds/refund-submit.service.js';
import { Refunds } from './refunds/refunds.service.js';
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
    AccessGrants,
    CancellationMails,
    Cancellations,
    Capture,
    Certificates,
    Checkout,
    Credentials,
    Credits,
    Disputes,
    EndedApproval,
    ExcessMoney,
    FormMoneyFinder,
    IpnActions,
    IpnAlerts,
    Ipns,
    IpnVerifier,
    IpnWork,
    GuestActions,
    GuestMoney,
    HostRefunds,
    ManualPayments,
    ManualRecords,
    MoneyAlerts,
    MoneyBook,
    Orders,
    PaymentFinder,
    PaymentForms,
    PaidBooking,
    PaymentOwner,
    PaymentRecheck,
    MissedEvents,
    PayPal,
    PayPalClient,
    PayPalNotices,
    PayPalStatement,
    ReceivedMoney,
    RefundBooks,
    RefundNews,
    Refunds,
    RefundSubmit,
    Reminders,
    Resolver,
    SecondPerson,
    Reversals,
    SelfCheck,
    Settlement,
    Statement,
    StatementBooks,
    StatementRebuild,
    WebhookActions,
    WebhookCheck,
    Webhooks,
    WebhookWork,
  ],
  exports: [
    AccessGrants,
    Cancellations,
    Credits,
    HostRefunds,
    ManualPayments,
    MoneyAlerts,
    MoneyBook,
    PaymentRecheck,
    Refunds,
    Reminders,
    SecondPerson,
  ],
})
export class PaymentsModule {}
