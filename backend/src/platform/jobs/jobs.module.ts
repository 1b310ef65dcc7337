import { Global, Module } from '@nestjs/common';
import { AfterCommit } from '../database/after-commit.js';
import { Jobs } from './jobs.js';
import { OldRequests } from './old-requests.js';
import { Sweeper } from './sweeper.js';

/** Background work: the timetable of small sweeps, the queue of jobs that must happen, and what follows a commit. */
@Global()
@Module({ providers: [AfterCommit, Sweeper, Jobs, OldRequests], exports: [AfterCommit, Sweeper, Jobs] })
export class JobsModule {}
