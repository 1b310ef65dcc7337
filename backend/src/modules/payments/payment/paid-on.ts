import type { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import type { Payment } from './payment.entity.js';

/** The day it came, in the trip's zone: as a host wrote it down, or as it was booked. */
export function paidOn(
  { receivedOn, completedAt, updatedAt }: Payment,
  { timeZone }: Pick<Trip, 'timeZone'>,
): string {
  return receivedOn ?? dateInZone(completedAt ?? updatedAt, timeZone);
}
