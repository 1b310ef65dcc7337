import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { z } from 'zod';
import { Clock, DAY_MS } from '../clock/clock.js';
import { theRowOf } from '../database/rows.js';
import { Housekeeping } from '../jobs/housekeeping.js';
import type { SealedColumn } from '../security/sealed-column.js';
import { newPublicId } from '../security/tokens.js';
import { Vault } from '../security/vault.js';
import { type FileKind, StoredFile } from './stored-file.entity.js';

const KEEP_UNCLAIMED_MS = DAY_MS;

/** What the bytes of a sealed file are bound to. */
export const placeOfFile = (id: string) => `stored_files:${id}`;

export const SEALED_FILES: SealedColumn = {
  table: 'stored_files',
  column: 'bytes',
  key: 'id',
  placeOf: placeOfFile,
  where: `kind = 'document'`,
  // Each holds up to 20 MB.
  batch: 2,
};

/** What a file is, without its bytes. */
export type FileFacts = Pick<
  StoredFile,
  'id' | 'ownerId' | 'kind' | 'mediaType' | 'size' | 'width' | 'height' | 'createdAt'
>;
export type NewFile = Pick<StoredFile, 'ownerId' | 'kind' | 'mediaType' | 'bytes'> &
  Partial<Pick<StoredFile, 'width' | 'height' | 'thumbnail'>>;

/** Bytes, of which an account's may be more than an integer of the database holds. */
const SUMS = z.object({ waiting: z.number(), kept: z.number() });

/** A file as it is served. */
export interface FileContent {
  mediaType: string;
  bytes: Buffer;
}

/**
 * Keeps uploaded files. Who may read one is not decided here: whoever claims a file keeps its id in a row of theirs and
 * asks that row. Documents are sealed, photos are not.
 */
@Injectable()
export class FileStore implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly vault: Vault,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('unclaimed-files', () => this.forgetUnclaimed());
  }

  async add(file: NewFile): Promise<FileFacts> {
    const id = newPublicId();
    const { ownerId, kind, mediaType, width = null, height = null, thumbnail = null } = file;
    const facts = { id, ownerId, kind, mediaType, width, height, size: file.bytes.length };
    const bytes = kind === 'document' ? this.vault.sealBytes(file.bytes, placeOfFile(id)) : file.bytes;
    const createdAt = this.clock.now();
    await this.db.manager.insert(StoredFile, { ...facts, bytes, thumbnail, createdAt });
    return { ...facts, createdAt };
  }

  /**
   * Makes somebody's own upload part of something, if the caller's transaction commits: from then on it stays. Null when it
   * is not there, not theirs, of another kind, or part of something already.
   */
  async claim(
    manager: EntityManager,
    { id, ownerId, kind }: { id: string; ownerId: number; kind: FileKind },
  ): Promise<FileFacts | null> {
    const unclaimed = { id, ownerId, kind, claimedAt: IsNull() };
    const { affected } = await manager.update(StoredFile, unclaimed, { claimedAt: this.clock.now() });
    return affected ? manager.findOneByOrFail(StoredFile, { id }) : null;
  }

  /** How much of an account's lies here: what nothing has come of yet, and what has. */
  bytesOf(ownerId: number): Promise<z.infer<typeof SUMS>> {
    return theRowOf(
      this.db,
      SUMS,
      `SELECT COALESCE(sum(size) FILTER (WHERE claimed_at IS NULL), 0)::float8 AS waiting,
              COALESCE(sum(size) FILTER (WHERE claimed_at IS NOT NULL), 0)::float8 AS kept
         FROM stored_files WHERE owner_id = $1`,
      [ownerId],
    );
  }

  async read(id: string): Promise<FileContent | null> {
    const file = await this.db.manager.findOne(StoredFile, {
      where: { id },
      select: { id: true, kind: true, mediaType: true, bytes: true },
    });
    if (!file) return null;
    const { kind, mediaType, bytes } = file;
    return { mediaType, bytes: kind === 'document' ? this.vault.openBytes(bytes, placeOfFile(id)) : bytes };
  }

  /** The small picture of a photo; null when there is none. */
  async readThumbnail(id: string): Promise<FileContent | null> {
    const file = await this.db.manager.findOne(StoredFile, {
      where: { id },
      select: { id: true, mediaType: true, thumbnail: true },
    });
    return file?.thumbnail ? { mediaType: file.mediaType, bytes: file.thumbnail } : null;
  }

  /** Removes a file in the caller's transaction, e.g. with the row that had claimed it. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(StoredFile, { id });
  }

  private async forgetUnclaimed(): Promise<void> {
    const createdAt = LessThan(this.clock.in(-KEEP_UNCLAIMED_MS));
    await this.db.manager.delete(StoredFile, { claimedAt: IsNull(), createdAt });
  }
}
