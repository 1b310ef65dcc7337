import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const DOCUMENT_KINDS = ['passport', 'insurance', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** What a host has made of it. A document that was not handed in has no row. */
export type DocumentStatus = 'pending' | 'verified' | 'rejected';

/** A paper that a traveller handed in. The file itself lies sealed with the other files. */
@Entity('guest_documents')
export class GuestDocument {
  @PrimaryGeneratedColumn()
  id: number;

  /** 22 random characters: its name outside the database. */
  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  guestId: number;

  @Column('text')
  kind: DocumentKind;

  @Column('varchar', { length: 22 })
  fileId: string;

  @Column('text')
  mediaType: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  @Column('text', { default: 'pending' })
  status: DocumentStatus;

  /** Why it was rejected, in words for the guest. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { nullable: true })
  reviewedBy: number | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
