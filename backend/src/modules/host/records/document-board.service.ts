import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { missingDetails } from '../../guests/area/guest-area.rules.js';
import { DocumentDesk } from '../../guests/documents/document-desk.service.js';
import { travellerDocuments } from '../../guests/documents/documents.view.js';
import type { GuestDocument } from '../../guests/documents/guest-document.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { TravellerRecords } from '../../guests/records/traveller-records.service.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import { signedBy } from '../../guests/waiver/signatures.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { insuranceState } from '../booking/booking-page.view.js';
import type { BoardCountsDto, BoardTravellerDto, DocumentBoardDto } from './document-board.dto.js';
import { isInsured, TRAVELLING } from '../../bookings/booking.rules.js';

/** How the papers of everybody who travels stand, over the trips of a host. */
@Injectable()
export class DocumentBoard {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
    private readonly records: TravellerRecords,
    private readonly documents: DocumentDesk,
  ) {}

  /** Throws `trip.not_found`, `host.right_missing`. */
  async read(asking: Asking, chosen: ChosenTrips): Promise<DocumentBoardDto> {
    const tripIds = await this.access.chosenTrips(asking, chosen);
    const travellers = await this.travellers(tripIds);
    return { counts: countsOf(travellers), travellers };
  }

  private async travellers(tripIds: number[]): Promise<BoardTravellerDto[]> {
    const { manager } = this.db;
    const guests = await manager.find(Guest, {
      where: { tripId: In(tripIds), status: In([...TRAVELLING]) },
      order: { tripId: 'ASC', name: 'ASC', id: 'ASC' },
    });
    const bookings = await byId(
      manager.findBy(Booking, { id: In(guests.map(({ bookingId }) => bookingId)) }),
    );
    const trips = await byId(manager.findBy(Trip, { id: In(tripIds) }));
    const asked = new Map([...trips].map(([id, { config }]) => [id, questionsOf(config)]));
    const papers = byGuest(await this.documents.of(manager, guests));
    const signed = await signedBy(manager, guests);
    const records = await this.records.open(manager, guests);
    return records.map(({ guest, details }) => ({
      ...papersOf(guest, bookings.get(guest.bookingId), papers.get(guest.id) ?? []),
      position: guest.position,
      name: guest.name,
      email: guest.email,
      tripId: guest.tripId,
      tripTitle: trips.get(guest.tripId)?.title ?? '',
      status: guest.status,
      hasSignedWaiver: signed.has(guest.id),
      hasEmergencyContact: Boolean(details?.emergencyContactName && details.emergencyContactPhone),
      missing: missingDetails(details, asked.get(guest.tripId) ?? []),
    }));
  }
}

function papersOf(guest: Guest, booking: Booking | undefined, papers: GuestDocument[]) {
  const { documents, passportStatus } = travellerDocuments(guest, papers, 0);
  return {
    bookingId: booking?.publicId ?? '',
    passportStatus,
    insurance: insuranceState(booking !== undefined && isInsured(booking), documents),
    documents,
  };
}

async function byId<T extends { id: number }>(rows: Promise<T[]>): Promise<Map<number, T>> {
  return new Map((await rows).map((row) => [row.id, row]));
}

function byGuest(papers: readonly GuestDocument[]): Map<number, GuestDocument[]> {
  const found = new Map<number, GuestDocument[]>();
  for (const paper of papers) found.set(paper.guestId, [...(found.get(paper.guestId) ?? []), paper]);
  return found;
}

function countsOf(travellers: readonly BoardTravellerDto[]): BoardCountsDto {
  const count = (is: (traveller: BoardTravellerDto) => boolean) => travellers.filter(is).length;
  return {
    travellers: travellers.length,
    signedWaivers: count(({ hasSignedWaiver }) => hasSignedWaiver),
    insured: count(({ insurance }) => insurance === 'booked' || insurance === 'proven'),
    verifiedPassports: count(({ passportStatus }) => passportStatus === 'verified'),
    emergencyContacts: count(({ hasEmergencyContact }) => hasEmergencyContact),
    waiting: travellers.flatMap(({ documents }) => documents).filter(({ status }) => status === 'pending')
      .length,
  };
}
