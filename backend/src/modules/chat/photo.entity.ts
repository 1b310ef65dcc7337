import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture shared with a trip's group. */
@Entity('photos')
export class Photo {
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
  alt: string;

  @Column('timestamptz')
  createdAt: Date;
}
