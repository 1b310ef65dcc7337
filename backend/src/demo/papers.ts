import type { EntityManager } from 'typeorm';
import { placeOfFile } from '../platform/files/file-store.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { newPublicId } from '../platform/security/tokens.js';
import type { Vault } from '../platform/security/vault.js';
import { GuestDocument } from '../modules/guests/documents/guest-document.entity.js';
import { Guest } from '../modules/bookings/guest.entity.js';
import { WaiverSignature } from '../modules/guests/waiver/waiver-signature.entity.js';
import { WAIVER, waiverHash } from '../modules/guests/waiver/waiver-text.js';
import type { Scene } from './chat.js';
import { HANDED_IN, INSURANCE_SHEET, PASSPORT_PAGE, SIGNED } from './papers.data.js';
import { instant } from './person.js';

/** A network that is kept free for examples (RFC 5737). */
const ADDRESS = '192.0.2.0';
const MEDIA_TYPE = 'application/pdf';
const FILES = { passport: PASSPORT_PAGE, insurance: INSURANCE_SHEET };

/** Two waivers that are signed, and two papers that wait for a host to look at them. */
export async function seedPapers(
  manager: EntityManager,
  { trip, accounts }: Scene,
  vault: Vault,
): Promise<void> {
  const guestOf = async (username: string) => {
    const userId = accounts.idOf(username);
    const { id } = await manager.findOneByOrFail(Guest, { tripId: trip.id, userId });
    return { userId, guestId: id };
  };
  for (const { by, name, at } of SIGNED) {
    const { userId, guestId } = await guestOf(by);
    await manager.insert(WaiverSignature, {
      guestId,
      version: WAIVER.version,
      textHash: waiverHash(WAIVER),
      signedName: name,
      signedBy: userId,
      withConsent: false,
      signedAt: instant(at, trip.timeZone),
      address: ADDRESS,
    });
  }
  for (const { by, kind, at } of HANDED_IN) {
    const { userId, guestId } = await guestOf(by);
    const createdAt = instant(at, trip.timeZone);
    const bytes = Buffer.from(FILES[kind]);
    const facts = { mediaType: MEDIA_TYPE, size: bytes.length };
    const id = newPublicId();
    await manager.insert(StoredFile, {
      ...facts,
      id,
      ownerId: userId,
      kind: 'document',
      bytes: vault.sealBytes(bytes, placeOfFile(id)),
      createdAt,
      claimedAt: createdAt,
    });
    const publicId = newPublicId();
    await manager.insert(GuestDocument, { ...facts, publicId, guestId, kind, fileId: id, createdAt });
  }
}
