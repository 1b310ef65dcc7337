import { Injectable } from '@nestjs/common';
import { validation } from '../../../platform/http/validation.js';
import type { User } from '../../auth/user.entity.js';
import { GuestRecords } from '../../bookings/guest-records.service.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { HostActs } from '../second-person/host-acts.service.js';
import { RecordPaymentDto } from '../manual/manual.dto.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

/** A payment that a host records under the guest's link. */
@Injectable()
export class ManualRecords {
  constructor(
    private readonly writes: BookingWrites,
    private readonly records: GuestRecords,
    private readonly access: TripAccess,
    private readonly acts: HostActs,
  ) {}

  /** Whether this is a host of the guest's trip who says that money came; anybody else's claim means nothing. */
  async isRecord(user: Pick<User, 'id' | 'role'> | null, guestId: string, body: unknown): Promise<boolean> {
    if (user?.role !== 'host' || !claimsPayment(body)) return false;
    const { tripId } = await this.records.guest(guestId);
    return (await this.access.of(user, tripId)) === 'host';
  }

  /** Throws `host.right_missing`, `request.key_missing`, `request.invalid`, and as {@link HostActs.record}. */
  async record(userId: number, guestId: string, body: unknown, key: string | undefined): Promise<void> {
    const { bookingId, tripId } = await this.records.guest(guestId);
    // The endpoint is for whoever has the guest's link; a host's word on money takes the right to it.
    await this.access.assertHosts({ userId, right: 'money' }, tripId);
    const dto = (await validation.transform(body, {
      type: 'body',
      metatype: RecordPaymentDto,
    })) as RecordPaymentDto;
    const { method: means, amountCents, receivedOn, reason, shownCents } = dto;
    const request = { scope: `host:${userId}`, key, body: { action: 'record', body: dto, guestId } };
    const payment = { means, amountCents, receivedOn, reason, userId };
    await this.writes.once(request, bookingId, (manager, booking) =>
      this.acts.record(manager, booking, payment, shownCents),
    );
  }
}

function claimsPayment(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('method' in body || 'amountCents' in body);
}
