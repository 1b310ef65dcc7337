import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { type SizedAddOn, sizedAddOns } from '../../bookings/add-ons/add-on-places.rules.js';
import { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { postEntry } from '../../bookings/ledger/booking-ledger.js';
import { Instalment } from '../../bookings/ledger/instalment.entity.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { AddOns } from '../add-ons/add-ons.service.js';
import { placesRef } from './cabin-lines.js';

/** The extras of a party: who leaves it takes their share along, and who joins has none yet. */
@Injectable()
export class PartyAddOns {
  constructor(
    private readonly clock: Clock,
    private readonly addOns: AddOns,
    private readonly activity: ActivityLog,
  ) {}

  /** What of them changes when so many travel; nothing where nobody leaves. */
  async changes(manager: EntityManager, booking: Booking, travellers: number): Promise<SizedAddOn[]> {
    if (travellers >= booking.travellers) return [];
    return sizedAddOns(await this.addOns.of(manager, booking.id), travellers);
  }

  /**
   * Their places, each with an entry in the log, and what of them is on the bill: its line, and the part that collects it. What
   * was paid for more than is left is owed to nobody then. The caller has ended open orders, and brings the booking after the
   * ledger.
   */
  async carryOut(
    manager: EntityManager,
    booking: LockedBooking,
    { changes, userId }: { changes: readonly SizedAddOn[]; userId: number },
  ): Promise<void> {
    for (const change of changes) {
      const { row, places, priceCents } = change;
      if (places === 0) await manager.delete(BookingAddOn, { id: row.id });
      else await manager.update(BookingAddOn, { id: row.id }, { places, priceCents });
      await this.note(manager, booking, { change, userId });
      if (row.partPosition === null) continue;
      const part = { bookingId: booking.id, position: row.partPosition };
      if (priceCents === 0) await manager.delete(Instalment, part);
      else await manager.update(Instalment, part, { amountCents: priceCents });
      await this.post(manager, booking, { change, userId });
    }
  }

  /** Also of what stands on no bill: who reads the log sees what became of each extra. */
  private note(
    manager: EntityManager,
    { id: bookingId, tripId }: Booking,
    { change: { row, places, priceCents }, userId }: { change: SizedAddOn; userId: number },
  ): Promise<void> {
    const { kind, settledOnBoard } = row;
    return this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: places === 0 ? 'add_on.removed' : 'add_on.resized',
      amountCents: row.priceCents - priceCents,
      details: { kind, settledOnBoard, travellers: places },
    });
  }

  private async post(
    manager: EntityManager,
    { id: bookingId, publicId }: Booking,
    { change: { row, places, priceCents }, userId }: { change: SizedAddOn; userId: number },
  ): Promise<void> {
    await postEntry(manager, {
      bookingId,
      kind: 'adjustment',
      amountCents: priceCents - row.priceCents,
      externalRef: placesRef(publicId, row.id, places),
      occurredAt: this.clock.now(),
      actor: `user:${userId}`,
      note: places === 0 ? `${row.title} taken off` : `${row.title} for ${places} in place of ${row.places}`,
    });
  }
}
