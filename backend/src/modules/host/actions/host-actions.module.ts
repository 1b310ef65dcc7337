import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { HostActions } from './host-actions.service.js';

/** What waits for a host. */
@Module({
  imports: [TripAccessModule],
  providers: [HostActions],
  exports: [HostActions],
})
export class HostActionsModule {}
