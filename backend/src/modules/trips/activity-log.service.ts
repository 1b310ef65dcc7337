import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Activity } from './activity.entity.js';

export type NewActivity = Pick<Activity, 'userId' | 'action'> &
  Partial<Pick<Activity, 'tripId' | 'bookingId' | 'reason' | 'amountCents' | 'details'>>;

/** The log of who did what: written in the transaction that does it. */
@Injectable()
export class ActivityLog {
  constructor(private readonly clock: Clock) {}

  async note(manager: EntityManager, activity: NewActivity): Promise<void> {
    const { details = {}, ...columns } = activity;
    await manager.insert(Activity, { ...columns, details: { ...details }, at: this.clock.now() });
  }
}
