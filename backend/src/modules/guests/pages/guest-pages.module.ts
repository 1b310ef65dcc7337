import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { GuestGuides } from './guest-guides.service.js';

/** What a trip's own pages tell its guests. */
@Module({
  imports: [TripsModule],
  providers: [GuestGuides],
  exports: [GuestGuides],
})
export class GuestPagesModule {}
