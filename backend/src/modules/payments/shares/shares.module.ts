import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { ShareEnd } from './share-end.service.js';
import { ShareLinks } from './share-links.service.js';
import { SharePages } from './share-pages.service.js';

/** Shares of a booking's cost: their links, and what these show. */
@Module({
  imports: [TripsModule],
  providers: [ShareEnd, ShareLinks, SharePages],
  exports: [ShareEnd, ShareLinks, SharePages],
})
export class SharesModule {}
