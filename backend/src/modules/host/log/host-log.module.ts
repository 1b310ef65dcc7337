import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { HostLogReader } from './host-log.reader.js';

/** Who did what, when and why. */
@Module({
  imports: [TripAccessModule],
  providers: [HostLogReader],
  exports: [HostLogReader],
})
export class HostLogModule {}
