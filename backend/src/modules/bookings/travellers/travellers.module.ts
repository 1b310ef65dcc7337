import { Module } from '@nestjs/common';
import { UnpaidDetails } from './unpaid-details.service.js';

/** Who travels, before anything is paid. */
@Module({
  providers: [UnpaidDetails],
})
export class TravellersModule {}
