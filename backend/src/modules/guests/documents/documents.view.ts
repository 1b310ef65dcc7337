import type { Guest } from '../guest.entity.js';
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
    position: guest.position,
    name: guest.name,
    isYou: guest.userId === userId,
    passportStatus: passportStatus(copy, guest.status !== 'cancelled'),
    documents: own.map(documentView),
  };
}
