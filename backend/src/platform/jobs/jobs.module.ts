import { Global, Module } from '@nestjs/common';
import { AfterCommit } from '../database/after-commit.js';
import { Housekeeping } from './housekeeping.js';
import { Jobs } from './jobs.js';
import { OldRequests } from './old-requests.js';
import { Sweeper } from './sweeper.js';

/** Background work: small sweeps on each node, the queue of jobs that must happen, what is forgotten, what follows a commit. */
@Global()
@Module({
  providers: [AfterCommit, Sweeper, Jobs, Housekeeping, OldRequests],
  exports: [AfterCommit, Sweeper, Jobs, Housekeeping],
})
export class JobsModule {}
