import { Module } from '@nestjs/common';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { LedgerModule } from '../../bookings/ledger/ledger.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { PaidModule } from '../paid/paid.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ManualPayments } from './manual-payments.service.js';
import { WrongRecords } from './wrong-records.service.js';

/** Payments that came another way, on a host’s word. */
@Module({
  imports: [PlacesModule, LedgerModule, TripsModule, PaidModule, RefundsModule],
  providers: [ManualPayments, WrongRecords],
  exports: [ManualPayments, WrongRecords],
})
export class ManualModule {}
