import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FileContent, FileStore } from '../../../platform/files/file-store.js';
import { TripPicture } from './trip-picture.entity.js';

export type PictureSize = 'whole' | 'small';

/** The pictures of trips' pages, as everybody sees them. */
@Injectable()
export class TripPictures {
  constructor(
    private readonly db: DataSource,
    private readonly files: FileStore,
  ) {}

  /** Null for what is no picture of a trip, whatever else is stored under that id. */
  async read(id: string, size: PictureSize): Promise<FileContent | null> {
    if (!(await this.db.manager.existsBy(TripPicture, { id }))) return null;
    return size === 'whole' ? this.files.read(id) : this.files.readThumbnail(id);
  }
}
