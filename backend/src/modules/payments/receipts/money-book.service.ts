import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { partsOf } from '../../bookings/ledger/parts.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { Credit } from '../credits/credit.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { MONEY_UNKNOWN, RECEIVED } from '../payment/payment.rules.js';
import { Refund } from '../refunds/refund.entity.js';
import { sharesOf } from '../shares/share-rows.js';
import type { MoneyRows } from './booking-money.view.js';

/** Reads the money of a booking. Attempts that never became money are left out; a record that was wrong says that it was. */
@Injectable()
export class MoneyBook {
  constructor(private readonly clock: Clock) {}

  /** One moment's picture, if the caller's transaction is REPEATABLE READ. */
  async read(manager: EntityManager, booking: Booking): Promise<MoneyRows> {
    const of = { bookingId: booking.id };
    const trip = await manager.findOneByOrFail(Trip, { id: booking.tripId });
    return {
      booking,
      trip,
      entries: await manager.find(LedgerEntry, { where: of, order: { id: 'ASC' } }),
      parts: await partsOf(manager, booking.id),
      payments: await manager.find(Payment, {
        where: { ...of, status: In([...RECEIVED, ...MONEY_UNKNOWN, 'corrected']) },
        order: { id: 'ASC' },
      }),
      refunds: await manager.find(Refund, { where: of, order: { id: 'ASC' } }),
      credits: await manager.find(Credit, { where: of, order: { id: 'ASC' } }),
      shares: await sharesOf(manager, of),
      today: dateInZone(this.clock.now(), trip.timeZone),
    };
  }
}
