import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type FileContent, FileStore } from '../../../platform/files/file-store.js';
import { Attempts } from '../../auth/attempts.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { DocumentDesk } from '../../guests/documents/document-desk.service.js';
import { travellerDocuments } from '../../guests/documents/documents.view.js';
import type { DocumentStatus } from '../../guests/documents/guest-document.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { type AskedBooking, HostBookings } from '../booking/host-bookings.service.js';
import type { HostDocumentsDto } from './host-records.dto.js';
import { BookingAct } from '../booking/booking-act.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { isInsured } from '../../bookings/booking.rules.js';

/** Which document of which booking a host means. */
interface DocumentOf extends AskedBooking {
  /** Its public id. */
  documentId: string;
}

/** What hosts read of the papers of their trips, and make of them. */
@Injectable()
export class HostDocuments {
  constructor(
    private readonly db: DataSource,
    private readonly attempts: Attempts,
    private readonly files: FileStore,
    private readonly bookings: HostBookings,
    private readonly acts: BookingAct,
    private readonly desk: DocumentDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `booking.not_found`. */
  async list(asked: AskedBooking): Promise<HostDocumentsDto> {
    const { manager } = this.db;
    const booking = await this.bookings.get(manager, asked);
    const guests = await travellers(manager, booking);
    const documents = await this.desk.of(manager, guests);
    return {
      travelInsurance: isInsured(booking),
      travellers: guests.map((guest) => travellerDocuments(guest, documents, asked.userId)),
    };
  }

  /**
   * Into the log with the reason, before anything is shown; 120 an hour and host (SEC-68). Throws `booking.not_found`,
   * `document.not_found`, `request.too_many`.
   */
  async file(asked: DocumentOf, reason: string): Promise<FileContent | null> {
    const { userId } = asked;
    await this.attempts.use({ 'paper-host': String(userId) });
    const fileId = await this.db.transaction(async (manager) => {
      const booking = await this.bookings.get(manager, asked);
      const document = await this.desk.get(manager, await travellers(manager, booking), asked.documentId);
      const { id: bookingId, tripId } = booking;
      const details = { kind: document.kind };
      const action = 'document.opened';
      await this.activity.note(manager, { userId, tripId, bookingId, action, reason, details });
      return document.fileId;
    });
    return this.files.read(fileId);
  }

  /** Throws `booking.not_found`, `document.not_found`, `document.decided`. */
  async review(asked: DocumentOf, status: DocumentStatus, reason: string | null): Promise<HostDocumentsDto> {
    const { userId, documentId } = asked;
    const work = async (manager: EntityManager, booking: LockedBooking) => {
      const guests = await travellers(manager, booking);
      const document = await this.desk.get(manager, guests, documentId);
      const guest = guests.find((one) => one.id === document.guestId);
      if (!guest) throw new DomainError('document.not_found');
      await this.desk.review(manager, booking, guest, document, { status, reason, userId });
    };
    await this.acts.underLock(asked, work);
    return this.list(asked);
  }
}

function travellers(manager: EntityManager, { id: bookingId }: Booking): Promise<Guest[]> {
  return manager.find(Guest, { where: { bookingId }, order: { position: 'ASC' } });
}
