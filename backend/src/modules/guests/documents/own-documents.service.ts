import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AppConfig, CONFIG } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type FileContent, FileStore } from '../../../platform/files/file-store.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Guest } from '../../bookings/guest.entity.js';
import { areDetailsOpen } from '../records/details.rules.js';
import { keepsOwn } from '../records/keeps-own.js';
import { type OwnParty, OwnTravellers } from '../records/own-travellers.service.js';
import { DocumentDesk } from './document-desk.service.js';
import type { DocumentsDto, HandInDto } from './documents.dto.js';
import { ownDocuments } from './documents.view.js';
import { GuestDocument } from './guest-document.entity.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';
import { isInsured } from '../../bookings/booking.rules.js';

type Person = SignedIn['user'];

/** The papers of a guest and, where they booked, of their companion. */
@Injectable()
export class OwnDocuments {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly files: FileStore,
    private readonly own: OwnTravellers,
    private readonly desk: DocumentDesk,
    private readonly writes: BookingWrites,
  ) {}

  /** Of a trip, or of the one the person means where none is named. */
  async list(user: Person, tripId?: number): Promise<DocumentsDto> {
    const party = await this.own.findParty(user, tripId);
    const mostMegabytes = this.config.DOCUMENT_MAX_MB;
    if (!party) return { tripId: null, travelInsurance: false, isOpen: false, mostMegabytes, travellers: [] };
    const documents = await this.desk.of(this.db.manager, party.guests);
    return {
      tripId: party.trip.id,
      travelInsurance: isInsured(party.booking),
      isOpen: party.guests.some((guest) => isOpenFor(guest, party)),
      mostMegabytes,
      travellers: party.guests.map((guest) => ownDocuments(guest, documents, user.id)),
    };
  }

  /** Throws `upload.no_booking`, `details.closed`: nothing is taken in that can be handed in for none of their trips. */
  async assertOpen(user: Person): Promise<void> {
    const parties = await this.own.partiesOf(user);
    if (!parties.length) throw new DomainError('upload.no_booking');
    const isOpen = parties.some((party) => party.guests.some((guest) => isOpenFor(guest, party)));
    if (!isOpen) throw new DomainError('details.closed');
  }

  /**
   * Throws `trip.not_found`, `details.closed`, `traveller.not_found`, `traveller.keeps_own`, `traveller.replaced`,
   * `page.outdated` and what the desk throws.
   */
  handIn(user: Person, tripId: number, { position, guestId, ...paper }: HandInDto): Promise<DocumentsDto> {
    return this.act(user, tripId, async (manager, booking, party) => {
      const guest = await this.own.keptBy(manager, user, booking, { position, guestId });
      if (!isOpenFor(guest, party)) throw new DomainError('details.closed');
      await this.desk.handIn(manager, booking, guest, paper, user.id);
    });
  }

  /** Throws `document.not_found`, also for a paper of somebody else's. */
  async remove(user: Person, publicId: string): Promise<DocumentsDto> {
    const { tripId } = await this.getOwn(user, publicId);
    return this.act(user, tripId, async (manager, booking, { guests }) => {
      const document = await this.desk.get(manager, keptBy(user, guests), publicId);
      const guest = guests.find(({ id }) => id === document.guestId);
      if (guest) await this.desk.remove(manager, booking, guest, document, user.id);
    });
  }

  /** Throws `document.not_found`, also for a paper of somebody else's. */
  async file(user: Person, publicId: string): Promise<FileContent | null> {
    const { document } = await this.getOwn(user, publicId);
    return this.files.read(document.fileId);
  }

  /** A paper that is this person's, and the trip it is of, which need not be the one they mean. Throws `document.not_found`. */
  private async getOwn(user: Person, publicId: string): Promise<{ document: GuestDocument; tripId: number }> {
    const { manager } = this.db;
    const known = await manager.findOneBy(GuestDocument, { publicId });
    const guest = known && (await manager.findOneBy(Guest, { id: known.guestId }));
    const party = guest && (await this.own.findParty(user, guest.tripId));
    if (!party) throw new DomainError('document.not_found');
    const document = await this.desk.get(manager, keptBy(user, party.guests), publicId);
    return { document, tripId: party.trip.id };
  }

  private async act(
    user: Person,
    tripId: number,
    work: (manager: EntityManager, booking: LockedBooking, party: OwnParty) => Promise<void>,
  ): Promise<DocumentsDto> {
    const { booking: known } = await this.own.getParty(user, tripId);
    await this.writes.run(known.id, async (manager, booking) => {
      const party = await this.own.findParty(user, tripId, manager);
      if (party?.booking.id !== booking.id) throw new DomainError('traveller.not_found');
      await work(manager, booking, party);
    });
    return this.list(user, tripId);
  }
}

const keptBy = (user: Person, guests: Guest[]) => guests.filter((guest) => !keepsOwn(guest, user.id));

function isOpenFor(guest: Guest, { trip, today }: OwnParty): boolean {
  return areDetailsOpen(guest.status, trip.endDate, today);
}
