import { Injectable } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { type FileFacts, FileStore } from './file-store.js';
import { isPicture, trueTypeOf } from './media-type.rules.js';
import { readablePdf } from './pdf.rules.js';
import { PICTURE_TYPE, redrawn } from './picture.js';

const PHOTO_PX = 1_600;
const THUMBNAIL_PX = 480;
/** Documents are read, not looked at: a passport's small print stays sharp. */
const DOCUMENT_PX = 2_400;
/** Of one account: half a dozen large papers that nothing has come of yet, and a gigabyte of what has. */
const MOST_BYTES = { waiting: 60_000_000, kept: 1_000_000_000 };

/** Takes what people upload: nothing is kept as it was sent but PDFs, which are never shown inside a page. */
@Injectable()
export class FileIntake {
  private busy: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: FileStore) {}

  /** Throws `upload.quota` when this account has filled its share. */
  async assertRoom(ownerId: number): Promise<void> {
    const { waiting, kept } = await this.store.bytesOf(ownerId);
    if (waiting >= MOST_BYTES.waiting || kept >= MOST_BYTES.kept) throw new DomainError('upload.quota');
  }

  /** Throws `upload.not_a_picture`, `upload.unreadable`, `upload.too_many_pixels`. */
  async photo(ownerId: number, sent: Buffer): Promise<FileFacts> {
    const type = trueTypeOf(sent);
    if (!type || !isPicture(type)) throw new DomainError('upload.not_a_picture');
    const { photo, thumbnail } = await this.inTurn(async () => {
      const photo = await redrawn(sent, PHOTO_PX);
      return { photo, thumbnail: await redrawn(photo.bytes, THUMBNAIL_PX) };
    });
    return this.store.add({
      ...photo,
      ownerId,
      kind: 'photo',
      mediaType: PICTURE_TYPE,
      thumbnail: thumbnail.bytes,
    });
  }

  /**
   * Throws `upload.not_a_document`, `upload.pdf_cut_off`, `upload.pdf_locked`, `upload.unreadable`,
   * `upload.too_many_pixels`.
   */
  async document(ownerId: number, sent: Buffer): Promise<FileFacts> {
    const type = trueTypeOf(sent);
    if (!type) throw new DomainError('upload.not_a_document');
    const kind = 'document' as const;
    if (!isPicture(type)) return this.store.add({ ownerId, kind, mediaType: type, bytes: readablePdf(sent) });
    const picture = await this.inTurn(() => redrawn(sent, DOCUMENT_PX));
    return this.store.add({ ...picture, ownerId, kind, mediaType: PICTURE_TYPE });
  }

  /** One picture at a time: unpacked, each takes up to 240 MB. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.busy.then(work);
    this.busy = mine.catch(() => undefined);
    return mine;
  }
}
