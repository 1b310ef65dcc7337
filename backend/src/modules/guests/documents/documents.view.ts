import type { Guest } from '../../bookings/guest.entity.js';
import { keepsOwn } from '../records/keeps-own.js';
import type { DocumentDto, TravellerDocumentsDto } from './documents.dto.js';
import { passportStatus } from './documents.rules.js';
import type { GuestDocument } from './guest-document.entity.js';

function documentView(document: GuestDocument): DocumentDto {
  const { publicId: id, kind, status, reason, mediaType, size, createdAt } = document;
  return { id, kind, status, reason, mediaType, size, handedInAt: createdAt.toISOString() };
}

export function travellerDocuments(
  guest: Guest,
  documents: readonly GuestDocument[],
  userId: number,
): TravellerDocumentsDto {
  const own = documents.filter(({ guestId }) => guestId === guest.id);
  const copy = own.find(({ kind }) => kind === 'passport')?.status ?? null;
  return {
    guestId: guest.id,
    position: guest.position,
    name: guest.name,
    isYou: guest.userId === userId,
    keepsOwn: false,
    passportStatus: passportStatus(copy, guest.status !== 'cancelled'),
    hasInsuranceProof: own.some(({ kind, status }) => kind === 'insurance' && status !== 'rejected'),
    documents: own.map(documentView),
  };
}

/** As the travellers of a booking see each other's: of who keeps their own, that it is there and how it stands. */
export function ownDocuments(
  guest: Guest,
  documents: readonly GuestDocument[],
  userId: number,
): TravellerDocumentsDto {
  const view = travellerDocuments(guest, documents, userId);
  return keepsOwn(guest, userId) ? Object.assign(view, { keepsOwn: true, documents: [] }) : view;
}
