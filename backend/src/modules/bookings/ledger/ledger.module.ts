import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { BookingCoreModule } from '../booking-core.module.js';
import { OverdueAccess } from './overdue-access.service.js';
import { PlanChange } from './plan-change.service.js';
import { ScheduleMove } from './schedule-move.service.js';

/** What is charged and owed, and what follows from it. */
@Module({
  imports: [TripsModule, BookingCoreModule],
  providers: [OverdueAccess, PlanChange, ScheduleMove],
  exports: [PlanChange, ScheduleMove],
})
export class LedgerModule {}
