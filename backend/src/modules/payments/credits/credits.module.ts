import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { PaidModule } from '../paid/paid.module.js';
import { Credits } from './credits.service.js';

/** Credits of a booking, given and used. */
@Module({
  imports: [TripsModule, PaidModule],
  providers: [Credits],
  exports: [Credits],
})
export class CreditsModule {}
