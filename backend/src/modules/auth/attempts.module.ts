import { Module } from '@nestjs/common';
import { Attempts } from './attempts.js';

/** How often something may be tried. */
@Module({
  providers: [Attempts],
  exports: [Attempts],
})
export class AttemptsModule {}
