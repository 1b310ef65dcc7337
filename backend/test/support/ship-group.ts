import { expect } from '@jest/globals';
import type { ShipDeadline, ShipGroup } from '../../contracts/ship-group.js';
import type { HostDesk } from './booked.js';
import { LinkHolder } from './link-holder.js';
import type { Stack } from './stack.js';

/** A trip with the ship's deadlines, as its form is answered. */
export interface ShipEdited {
  version: number;
  shipGroupVersion: number;
  startDate: string;
  shipGroup: ShipGroup;
  code?: string;
  fields?: Record<string, string>;
}

export const aShipDeadline = (onDate: string, changes: Partial<ShipDeadline> = {}): ShipDeadline => ({
  kind: 'final_payment',
  words: '',
  onDate,
  amountCents: 100_000,
  ...changes,
});
export const agreed = (...deadlines: ShipDeadline[]): ShipGroup => ({
  groupNumber: 'GRP-4711',
  held: { inside: 10, oceanview: null, balcony: 0 },
  deadlines,
});

/** A deposit in cash of a booking that was cancelled at once; a host has it yet to give back. */
export async function cancelledWithCash(stack: Stack, host: HostDesk, email: string): Promise<void> {
  const { id } = await LinkHolder.of(stack, email, 'installment');
  const { rows } = await stack.db.query<{ bookingId: string }>(
    `SELECT b.public_id AS "bookingId" FROM bookings b JOIN guests g ON g.booking_id = b.id
      WHERE g.public_id = $1`,
    [id],
  );
  const { bookingId } = rows[0]!;
  const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const cash = { method: 'cash', amountCents: 21_300, receivedOn, reason: 'Paid at the office' };
  expect((await host.post(bookingId, 'payments', cash)).body.status).toBe('recorded');
  const ended = { refundCents: 21_300, reason: 'Cannot come' };
  expect((await host.post(bookingId, 'cancellation', ended)).status).toBe(200);
}
