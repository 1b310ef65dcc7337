import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStore } from '../../../platform/files/file-store.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { canReview, isSingle, MOST_OTHERS } from './documents.rules.js';
import { type DocumentKind, type DocumentStatus, GuestDocument } from './guest-document.entity.js';
import { DocumentMails } from './document-mails.service.js';

interface Paper {
  fileId: string;
  kind: DocumentKind;
}

interface Review {
  /** Pending: put back among those that wait. */
  status: DocumentStatus;
  /** Only of a rejection: the guest reads it. */
  reason: string | null;
  userId: number;
}

const NAMES: Record<DocumentKind, string> = {
  passport: 'passport copy',
  insurance: 'proof of insurance',
  other: 'document',
};

/** What a host did about a paper, in the words of the log. */
const DONE: Record<DocumentStatus, string> = {
  pending: 'put back for review',
  verified: 'verified',
  rejected: 'rejected',
};

/** What becomes of travellers' papers. Callers hold the booking's row lock and have asked who may. */
@Injectable()
export class DocumentDesk {
  constructor(
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly mails: DocumentMails,
  ) {}

  of(manager: EntityManager, guests: readonly Guest[]): Promise<GuestDocument[]> {
    const guestId = In(guests.map(({ id }) => id));
    return manager.find(GuestDocument, { where: { guestId }, order: { id: 'ASC' } });
  }

  /** Throws `document.not_found`. */
  async get(manager: EntityManager, guests: readonly Guest[], publicId: string): Promise<GuestDocument> {
    const document = (await this.of(manager, guests)).find((one) => one.publicId === publicId);
    if (!document) throw new DomainError('document.not_found');
    return document;
  }

  /** Takes the place of the one there was. Throws `document.upload_gone`, `document.too_many`. */
  async handIn(
    manager: EntityManager,
    booking: Booking,
    guest: Guest,
    { fileId, kind }: Paper,
    userId: number,
  ): Promise<void> {
    const known = (await this.of(manager, [guest])).filter((one) => one.kind === kind);
    if (!isSingle(kind) && known.length >= MOST_OTHERS) throw new DomainError('document.too_many');
    const file = await this.files.claim(manager, { id: fileId, ownerId: userId, kind: 'document' });
    if (!file) throw new DomainError('document.upload_gone');
    if (isSingle(kind)) for (const old of known) await this.forget(manager, old);
    await manager.insert(GuestDocument, {
      publicId: newPublicId(),
      guestId: guest.id,
      kind,
      fileId,
      mediaType: file.mediaType,
      size: file.size,
      createdAt: this.clock.now(),
    });
    await this.tell(manager, booking, guest, { userId, kind, what: 'handed in' });
  }

  async remove(
    manager: EntityManager,
    booking: Booking,
    guest: Guest,
    document: GuestDocument,
    userId: number,
  ): Promise<void> {
    await this.forget(manager, document);
    await this.tell(manager, booking, guest, { userId, kind: document.kind, what: 'removed' });
  }

  /**
   * A decision may be changed or put back; the guest hears of a rejection, unless it was put back before the mail went.
   * Throws `document.decided`.
   */
  async review(
    manager: EntityManager,
    booking: Booking,
    guest: Guest,
    document: GuestDocument,
    { status, reason, userId }: Review,
  ): Promise<void> {
    if (!canReview(document.status, status)) throw new DomainError('document.decided');
    const decided = { reviewedBy: userId, reviewedAt: this.clock.now() };
    const open = { reviewedBy: null, reviewedAt: null };
    const seen = status === 'pending' ? open : decided;
    await manager.update(GuestDocument, { id: document.id }, { status, reason, ...seen });
    if (status === 'rejected') await this.mails.add(manager, document, guest);
    await this.tell(manager, booking, guest, { userId, kind: document.kind, what: DONE[status], reason });
  }

  private async forget(manager: EntityManager, { id, fileId }: GuestDocument): Promise<void> {
    await manager.delete(GuestDocument, { id });
    await this.files.remove(manager, fileId);
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    guest: Guest,
    {
      userId,
      kind,
      what,
      reason = null,
    }: { userId: number; kind: DocumentKind; what: string; reason?: string | null },
  ): Promise<void> {
    const { id: bookingId, tripId, publicId } = booking;
    const details = { traveller: guest.position, kind };
    const action = `document.${what.replaceAll(' ', '_')}`;
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, details });
    const text = `The ${NAMES[kind]} of ${shortName(guest.name)} was ${what}`;
    await this.news.announce(manager, {
      type: 'document.changed',
      tripId,
      summary: { text, bookingId: publicId },
    });
  }
}
