import { Module } from '@nestjs/common';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { LedgerModule } from '../../bookings/ledger/ledger.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { NotTakenModule } from '../not-taken/not-taken.module.js';
import { PaidModule } from '../paid/paid.module.js';
import { PendingModule } from '../pending/pending.module.js';
import { ProviderModule } from '../provider.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ReversalsModule } from '../reversals/reversals.module.js';
import { ReceivedMoney } from './received-money.service.js';
import { Settlement } from './settlement.service.js';

/** The one way money gets into the books. */
@Module({
  imports: [
    PlacesModule,
    LedgerModule,
    TripsModule,
    NotTakenModule,
    PaidModule,
    PendingModule,
    ProviderModule,
    RefundsModule,
    ReversalsModule,
  ],
  providers: [ReceivedMoney, Settlement],
  exports: [Settlement],
})
export class SettlementModule {}
