import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { ReceiptDto } from '../../payments/receipts/booking-money.dto.js';
import { Receipts } from '../../payments/receipts/receipts.service.js';
import type { Asking } from '../../trips/asking.decorator.js';

/** The receipts of a host's guests. */
@Injectable()
export class HostReceipts {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
    private readonly receipts: Receipts,
  ) {}

  /** Throws `payment.not_found`, also for one of somebody else's trip, and `host.right_missing`. */
  async of(asking: Asking, invoiceId: string): Promise<ReceiptDto> {
    const tripId = In(await this.access.hostedTrips(asking));
    return this.db.transaction('REPEATABLE READ', (manager) =>
      this.receipts.write(manager, invoiceId, (id) => manager.findOneBy(Booking, { id, tripId })),
    );
  }
}
