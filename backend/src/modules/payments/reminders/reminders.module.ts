import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { HostReminders } from './host-reminders.service.js';
import { Reminders } from './reminders.service.js';

/** Mails about what falls due. */
@Module({
  imports: [TripsModule],
  providers: [HostReminders, Reminders],
  exports: [HostReminders, Reminders],
})
export class RemindersModule {}
