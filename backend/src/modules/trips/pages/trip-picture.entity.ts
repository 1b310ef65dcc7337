import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture that an owner handed in for a trip's pages. Everybody may see it. */
@Entity('trip_pictures')
export class TripPicture {
  /** The upload it is. */
  @PrimaryColumn('varchar', { length: 22 })
  id: string;

  @Column('integer')
  tripId: number;

  @Column('timestamptz')
  addedAt: Date;
}
