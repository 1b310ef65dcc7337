import { Module } from '@nestjs/common';
import { TripAccessModule } from '../trip-access.module.js';
import { Directory } from './directory.service.js';

/** Who else travels, as far as each lets it be seen. */
@Module({
  imports: [TripAccessModule],
  providers: [Directory],
  exports: [Directory],
})
export class DirectoryModule {}
