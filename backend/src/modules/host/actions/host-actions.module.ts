import { Module } from '@nestjs/common';
import { HostActions } from './host-actions.service.js';

/** What waits for a host. */
@Module({
  providers: [HostActions],
  exports: [HostActions],
})
export class HostActionsModule {}
