import { Module } from '@nestjs/common';
import { HostLogReader } from './host-log.reader.js';

/** Who did what, when and why. */
@Module({
  providers: [HostLogReader],
  exports: [HostLogReader],
})
export class HostLogModule {}
