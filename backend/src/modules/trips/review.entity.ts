import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a traveller of an earlier sailing wrote. The trip's rating is the average of these rows. */
@Entity('reviews')
export class Review {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  tripId: number;

  @Column('text')
  name: string;

  @Column('text')
  location: string;

  @Column('text')
  package: string;

  /** 1 to 5. */
  @Column('integer')
  rating: number;

  @Column('text')
  comment: string;

  /** The year of the sailing it speaks of. */
  @Column('integer')
  tripYear: number;

  @Column('timestamptz')
  createdAt: Date;
}
