import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture shared with a trip's group. */
@Entity('photos')
export class Photo {
  /** Ascending in the order in which they were shared. */
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  tripId: number;

  @Column('integer')
  userId: number;

  /** Path on this site. */
  @Column('text')
  path: string;

  @Column('text')
  thumbnailPath: string;

  /** Of the picture at `path`, in pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('text')
  alt: string;

  /** The upload it is; null for the demo's, which are pictures of the site. */
  @Column('varchar', { length: 22, nullable: true })
  fileId: string | null;

  /** The message it came with. */
  @Column('integer', { nullable: true })
  messageSeq: number | null;

  @Column('timestamptz')
  createdAt: Date;
}
