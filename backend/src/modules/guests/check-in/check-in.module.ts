import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { ChecklistModule } from '../checklist/checklist.module.js';
import { RecordsModule } from '../records/records.module.js';
import { CheckIns } from './check-ins.service.js';

/** Checking in, once all is done. */
@Module({
  imports: [TripsModule, RecordsModule, ChecklistModule],
  providers: [CheckIns],
  exports: [CheckIns],
})
export class CheckInModule {}
