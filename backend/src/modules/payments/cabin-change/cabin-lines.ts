import type { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import type { PriceChangeDto } from '../receipts/booking-money.dto.js';

/** Under what the lines of a change of cabin stand in the ledger, each change by the version it made of the booking. */
export function cabinRef(publicId: string, version: number): string {
  return `booking:${publicId}:cabin:${version}`;
}

/** Under what it stands that fewer have an extra: for so many it happens once. */
export function placesRef(publicId: string, addOnId: number, places: number): string {
  return `booking:${publicId}:add_on:${addOnId}:places:${places}`;
}

const CHANGE_REF = /^booking:[^:]+:(?:cabin:\d+(?::discount)?|add_on:\d+:places:\d+)$/;

/**
 * The changes of cabin, and of extras that somebody who left took along, that a ledger tells of; a discount that grew or
 * shrank with the price is part of its change.
 */
export function priceChanges(
  entries: readonly Pick<LedgerEntry, 'externalRef' | 'occurredAt' | 'note' | 'amountCents'>[],
): PriceChangeDto[] {
  const changes = new Map<string, PriceChangeDto>();
  for (const { externalRef, occurredAt, note, amountCents } of entries) {
    if (!CHANGE_REF.test(externalRef)) continue;
    const ref = externalRef.replace(/:discount$/, '');
    const known = changes.get(ref);
    if (known) known.amountCents += amountCents;
    else changes.set(ref, { at: occurredAt.toISOString(), text: note ?? '', amountCents });
  }
  return [...changes.values()];
}
