import { Module } from '@nestjs/common';
import { TripAccessModule } from '../trip-access.module.js';
import { GuestArea } from './guest-area.service.js';

/** What a guest finds first. */
@Module({
  imports: [TripAccessModule],
  providers: [GuestArea],
  exports: [GuestArea],
})
export class GuestAreaModule {}
