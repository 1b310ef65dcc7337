import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { RecordsModule } from '../records/records.module.js';
import { Checklists } from './checklists.service.js';

/** What is still to do before the trip. */
@Module({
  imports: [TripsModule, RecordsModule],
  providers: [Checklists],
  exports: [Checklists],
})
export class ChecklistModule {}
