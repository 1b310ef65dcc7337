import { Module } from '@nestjs/common';
import { OneTimeLinks } from './one-time-links.service.js';

/** Links that open once. */
@Module({
  providers: [OneTimeLinks],
  exports: [OneTimeLinks],
})
export class OneTimeLinksModule {}
