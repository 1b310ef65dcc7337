import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `photo`: shown to a group. `document`: private; its bytes are sealed. */
export type FileKind = 'photo' | 'document';

/** A file somebody uploaded. Until something claims it, it is only an upload, and goes after a day. */
@Entity('stored_files')
export class StoredFile {
  @PrimaryColumn('varchar', { length: 22 })
  id: string;

  @Column('integer')
  ownerId: number;

  @Column('text')
  kind: FileKind;

  @Column('text')
  mediaType: string;

  /** Of the file as it is served, in bytes. */
  @Column('integer')
  size: number;

  /** In pixels, of pictures. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Left out unless asked for: a list of files is no list of megabytes. */
  @Column('bytea', { select: false })
  bytes: Buffer;

  @Column('bytea', { select: false, nullable: true })
  thumbnail: Buffer | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;
}
