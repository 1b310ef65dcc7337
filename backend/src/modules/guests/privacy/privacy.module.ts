import { Module } from '@nestjs/common';
import { TripAccessModule } from '../trip-access.module.js';
import { Privacy } from './privacy.service.js';

/** What of a guest others see. */
@Module({
  imports: [TripAccessModule],
  providers: [Privacy],
  exports: [Privacy],
})
export class PrivacyModule {}
