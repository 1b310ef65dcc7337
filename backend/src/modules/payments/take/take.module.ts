import { Module } from '@nestjs/common';
import { DraftsModule } from '../../bookings/draft/drafts.module.js';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { QuotesModule } from '../../bookings/quote/quotes.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { NotTakenModule } from '../not-taken/not-taken.module.js';
import { OwnerModule } from '../owner/owner.module.js';
import { ProviderModule } from '../provider.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ReversalsModule } from '../reversals/reversals.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { CaptureIntents } from './capture-intent.service.js';
import { Capture } from './capture.service.js';
import { CaptureCall } from './capture-call.service.js';
import { FormAttempts } from './form-attempts.service.js';
import { OrderState } from './order-state.service.js';
import { Orders } from './order.service.js';
import { PaymentRecheck } from './payment-recheck.service.js';
import { Resolver } from './resolver.service.js';

/** Taking money: the order, its approval, the capture, and asking again until it is known. */
@Module({
  imports: [
    DraftsModule,
    PlacesModule,
    QuotesModule,
    TripsModule,
    MoneyAlertsModule,
    NotTakenModule,
    OwnerModule,
    ProviderModule,
    RefundsModule,
    ReversalsModule,
    SettlementModule,
  ],
  providers: [
    Capture,
    CaptureIntents,
    CaptureCall,
    FormAttempts,
    Orders,
    OrderState,
    PaymentRecheck,
    Resolver,
  ],
  exports: [CaptureCall, FormAttempts, Orders, OrderState, PaymentRecheck],
})
export class TakeModule {}
