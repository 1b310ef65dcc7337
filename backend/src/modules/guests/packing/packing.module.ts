import { Module } from '@nestjs/common';
import { TripAccessModule } from '../trip-access.module.js';
import { Packing } from './packing.service.js';

/** What a guest packs. */
@Module({
  imports: [TripAccessModule],
  providers: [Packing],
  exports: [Packing],
})
export class PackingModule {}
