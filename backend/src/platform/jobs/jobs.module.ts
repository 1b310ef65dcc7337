import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';
import { OldRequests } from './old-requests.js';
import { Sweeper } from './sweeper.js';

/** Background work: the timetable of small sweeps, and the queue of jobs that must happen. */
@Global()
@Module({ providers: [Sweeper, Jobs, OldRequests], exports: [Sweeper, Jobs] })
export class JobsModule {}
