import type { EntityManager } from 'typeorm';
import type { Booking } from '../../guests/booking.entity.js';
import type { ActivityLog } from '../../trips/activity-log.service.js';
import type { Means } from './means.js';

/** Money a host says has come. */
export interface ManualPayment {
  amountCents: number;
  means: Means;
  /** `YYYY-MM-DD` in the trip's zone. */
  receivedOn: string;
  reason: string;
  userId: number;
}

export async function noteManual(
  log: ActivityLog,
  manager: EntityManager,
  { id: bookingId, tripId }: Booking,
  { userId, reason, amountCents, means, receivedOn }: ManualPayment,
  action: string,
): Promise<void> {
  const details = { means, receivedOn };
  await log.note(manager, { userId, tripId, bookingId, action, reason, amountCents, details });
}
