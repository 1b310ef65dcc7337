import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TakeDownReason } from '../../../contracts/reviews.js';

/** What a traveller of an earlier sailing wrote, one a person and trip; or a sample of that. */
@Entity('reviews')
export class Review {
  @PrimaryGeneratedColumn()
  id: number;

  /** The trip that it speaks of; of a sample the one that shows it. */
  @Column('integer')
  tripId: number;

  /** Who wrote it; null for a sample alone. */
  @Column('integer', { nullable: true })
  userId: number | null;

  /** As everybody reads it: "Alicia B." */
  @Column('text')
  name: string;

  /** Where they come from, in their own words; empty where they do not say it. */
  @Column('text')
  location: string;

  /** What the trip called their cabin when they wrote. */
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

  /** It shows what a review holds. A trip that has others shows none of these. */
  @Column('boolean', { default: false })
  isSample: boolean;

  /** Grows with each change by its author, so that no host takes down what they have not read. */
  @Column('integer', { default: 1 })
  version: number;

  /** Why a host has taken it down; null while everybody may read it. */
  @Column('text', { nullable: true })
  takenDownFor: TakeDownReason | null;

  @Column('timestamptz')
  createdAt: Date;
}
