import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { reasonProblem } from '../../../../contracts/reason.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { changeBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { Attempts } from '../../auth/attempts.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { assertMeant } from '../../guests/records/details.rules.js';
import { TravellerRecords } from '../../guests/records/traveller-records.service.js';
import { CorrectedAddress } from '../../payments/login/corrected-address.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { BookingAct, type BookingRequest } from './booking-act.service.js';
import type { EditBookingDto, EditTravellerDto } from './booking-edit.dto.js';

/** Changes what hosts may of a booking and its travellers, all of it or nothing, and over nobody's newer words. */
@Injectable()
export class BookingEdit {
  constructor(
    private readonly acts: BookingAct,
    private readonly bookings: Bookings,
    private readonly records: TravellerRecords,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly addresses: CorrectedAddress,
    private readonly attempts: Attempts,
  ) {}

  /** Throws `details.changed`, `details.closed`, `traveller.not_found`, `traveller.replaced`, `page.outdated`, `request.invalid`, `request.too_many`. */
  save(request: BookingRequest, dto: EditBookingDto): Promise<void> {
    const { travellers = [], reason = '' } = dto;
    const work = async (manager: EntityManager, booking: LockedBooking) => {
      if (booking.version !== dto.version) throw new DomainError('details.changed');
      await this.savePlace(manager, booking, dto, request.userId);
      if (travellers.length === 0) return;
      const problem = reasonProblem(reason);
      if (problem) throw new DomainError('request.invalid', {}, { reason: problem });
      const author = { userId: request.userId, reason };
      for (const [place, traveller] of travellers.entries()) {
        await this.saveTraveller(manager, booking, traveller, author).catch((err: unknown) => {
          throw err instanceof DomainError && err.fields ? ofTraveller(err, place) : err;
        });
      }
    };
    // The room is every host's business; the people's details are not.
    const asked = travellers.length ? { ...request, right: 'documents' as const } : request;
    return this.acts.run(asked, { action: 'edit', dto }, work);
  }

  private async savePlace(
    manager: EntityManager,
    booking: LockedBooking,
    dto: EditBookingDto,
    userId: number,
  ): Promise<void> {
    const { roomNumber = booking.roomNumber, deckNumber = booking.deckNumber } = dto;
    const next = { roomNumber: roomNumber || null, deckNumber: deckNumber || null };
    const fields = (['roomNumber', 'deckNumber'] as const).filter((field) => next[field] !== booking[field]);
    if (fields.length === 0) return;
    await changeBooking(manager, booking, next);
    const { id: bookingId, tripId } = booking;
    const details = { fields: fields.join(', ') };
    await this.activity.note(manager, { userId, tripId, bookingId, action: 'booking.edited', details });
    await this.bookings.announce(manager, 'booking.changed', booking, 'A room was given or changed');
  }

  private async saveTraveller(
    manager: EntityManager,
    booking: LockedBooking,
    { position, guestId, email, ...dto }: EditTravellerDto,
    author: { userId: number; reason: string },
  ): Promise<void> {
    const guest = await manager.findOneBy(Guest, { bookingId: booking.id, position });
    if (!guest) throw new DomainError('traveller.not_found');
    assertMeant(guest, { by: author.userId, guestId });
    await this.records.change(manager, booking, guest, dto, author);
    if (email !== undefined && email !== guest.email)
      await this.saveEmail(manager, booking, guest, { email, ...author });
  }

  /** Mails about this booking go there from now on, and the login while nobody has used it. */
  private async saveEmail(
    manager: EntityManager,
    booking: LockedBooking,
    guest: Guest,
    { email, userId, reason }: { email: string; userId: number; reason: string },
  ): Promise<void> {
    await this.attempts.use({ 'logins-host': String(userId) });
    await manager.update(Guest, { id: guest.id }, { email });
    await changeBooking(manager, booking, {});
    const corrected = await manager.findOneByOrFail(Guest, { id: guest.id });
    await this.addresses.follow(manager, booking, corrected, guest.email);
    const { id: bookingId, tripId } = booking;
    const details = { traveller: guest.position, fields: 'email' };
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: 'traveller.changed',
      reason,
      details,
    });
    // As the rest of a traveller's details: for who may see documents, in the news as in the log.
    const summary = { text: 'A contact address was changed', bookingId: booking.publicId };
    await this.news.announce(manager, { type: 'document.changed', tripId, summary });
  }
}

/** The fields of a refusal, named as those of the request are: `travellers.0.phone`. */
function ofTraveller({ code, fields = {} }: DomainError, place: number): DomainError {
  const named = Object.entries(fields).map(([field, text]) => [`travellers.${place}.${field}`, text]);
  return new DomainError(code, {}, Object.fromEntries(named) as Record<string, string>);
}
