import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AppConfig, CONFIG } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type FileContent, FileStore } from '../../../platform/files/file-store.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { areDetailsOpen } from '../records/details.rules.js';
import { keepsOwn } from '../records/keeps-own.js';
import { type OwnParty, OwnTravellers } from '../records/own-travellers.service.js';
import { DocumentDesk } from './document-desk.service.js';
import type { DocumentsDto, HandInDto } from './documents.dto.js';
import { ownDocuments } from './documents.view.js';
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

  async list(user: Person): Promise<DocumentsDto> {
    const party = await this.own.findParty(user);
    const mostMegabytes = this.config.DOCUMENT_MAX_MB;
    if (!party) return { travelInsurance: false, isOpen: false, mostMegabytes, travellers: [] };
    const documents = await this.desk.of(this.db.manager, party.guests);
    return {
      travelInsurance: isInsured(party.booking),
      isOpen: party.guests.some((guest) => isOpenFor(guest, party)),
      mostMegabytes,
      travellers: party.guests.map((guest) => ownDocuments(guest, documents, user.id)),
    };
  }

  /** Throws `upload.no_booking`, `details.closed`: nothing is taken in that cannot be handed in. */
  async assertOpen(user: Person): Promise<void> {
    const party = await this.own.findParty(user);
    if (!party) throw new DomainError('upload.no_booking');
    if (!party.guests.some((guest) => isOpenFor(guest, party))) throw new DomainError('details.closed');
  }

  /** Throws `details.closed`, `traveller.not_found`, `traveller.keeps_own` and what the desk throws. */
  handIn(user: Person, { position, ...paper }: HandInDto): Promise<DocumentsDto> {
    return this.act(user, async (manager, booking, party) => {
      const guest = await this.own.keptBy(manager, user, booking, position);
      if (!isOpenFor(guest, party)) throw new DomainError('details.closed');
      await this.desk.handIn(manager, booking, guest, paper, user.id);
    });
  }

  /** Throws `document.not_found`, `traveller.not_found`. */
  remove(user: Person, publicId: string): Promise<DocumentsDto> {
    return this.act(user, async (manager, booking, { guests }) => {
      const document = await this.desk.get(manager, keptBy(user, guests), publicId);
      const guest = guests.find(({ id }) => id === document.guestId);
      if (guest) await this.desk.remove(manager, booking, guest, document, user.id);
    });
  }

  /** Throws `document.not_found`, also for a paper of somebody else's. */
  async file(user: Person, publicId: string): Promise<FileContent | null> {
    const party = await this.own.findParty(user);
    const document = await this.desk.get(this.db.manager, keptBy(user, party?.guests ?? []), publicId);
    return this.files.read(document.fileId);
  }

  private async act(
    user: Person,
    work: (manager: EntityManager, booking: LockedBooking, party: OwnParty) => Promise<void>,
  ): Promise<DocumentsDto> {
    const { booking: known } = await this.own.getParty(user);
    await this.writes.run(known.id, async (manager, booking) => {
      const party = await this.own.findParty(user, manager);
      if (party?.booking.id !== booking.id) throw new DomainError('traveller.not_found');
      await work(manager, booking, party);
    });
    return this.list(user);
  }
}

const keptBy = (user: Person, guests: Guest[]) => guests.filter((guest) => !keepsOwn(guest, user.id));

function isOpenFor(guest: Guest, { trip, today }: OwnParty): boolean {
  return areDetailsOpen(guest.status, trip.endDate, today);
}
