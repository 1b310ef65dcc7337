import { Module } from '@nestjs/common';
import { AgesReader } from './ages.reader.js';
import { AnalyticsReader } from './analytics.reader.js';

/** Figures of the trips one hosts. */
@Module({
  providers: [AgesReader, AnalyticsReader],
  exports: [AgesReader, AnalyticsReader],
})
export class AnalyticsModule {}
