import type { EntityManager } from 'typeorm';
import { placeOfFile } from '../platform/files/file-store.js';
import { PICTURE_TYPE, redrawn } from '../platform/files/picture.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { newPublicId } from '../platform/security/tokens.js';
import type { Vault } from '../platform/security/vault.js';
import { type DocumentKind, GuestDocument } from '../modules/guests/documents/guest-document.entity.js';
import { Guest } from '../modules/guests/guest.entity.js';
import { WaiverSignature } from '../modules/guests/waiver/waiver-signature.entity.js';
import { WAIVER, waiverHash } from '../modules/guests/waiver/waiver-text.js';
import type { Scene } from './chat.js';
import { HANDED_IN, INSURANCE_SHEET, PASSPORT_PAGE, SIGNED } from './papers.data.js';
import { instant } from './person.js';

/** A network that is kept free for examples (RFC 5737). */
const ADDRESS = '192.0.2.0';
const PASSPORT_PX = 720;

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
      textHash: waiverHash(),
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
    const { bytes, ...facts } = await paper(kind);
    const id = newPublicId();
    await manager.insert(StoredFile, {
      ...facts,
      id,
      ownerId: userId,
      kind: 'document',
      size: bytes.length,
      bytes: vault.sealBytes(bytes, placeOfFile(id)),
      createdAt,
      claimedAt: createdAt,
    });
    const { mediaType } = facts;
    const document = { publicId: newPublicId(), guestId, kind, fileId: id, mediaType, size: bytes.length };
    await manager.insert(GuestDocument, { ...document, createdAt });
  }
}

/** The file as the server keeps what people send. */
async function paper(
  kind: Extract<DocumentKind, 'passport' | 'insurance'>,
): Promise<Pick<StoredFile, 'bytes' | 'mediaType' | 'width' | 'height'>> {
  if (kind === 'passport')
    return { ...(await redrawn(Buffer.from(PASSPORT_PAGE), PASSPORT_PX)), mediaType: PICTURE_TYPE };
  return { bytes: Buffer.from(INSURANCE_SHEET), mediaType: 'application/pdf', width: null, height: null };
}
