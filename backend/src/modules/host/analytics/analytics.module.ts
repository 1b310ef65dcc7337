import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { AgesReader } from './ages.reader.js';
import { AnalyticsReader } from './analytics.reader.js';

/** Figures of the trips one hosts. */
@Module({
  imports: [TripAccessModule],
  providers: [AgesReader, AnalyticsReader],
  exports: [AgesReader, AnalyticsReader],
})
export class AnalyticsModule {}
