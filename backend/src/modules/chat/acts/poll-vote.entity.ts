import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer that somebody chose in a message's poll: a row for each, once a person. */
@Entity('poll_votes')
export class PollVote {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('integer')
  seq: number;

  @PrimaryColumn('integer')
  userId: number;

  /** Its place among the poll's answers, from 0. */
  @PrimaryColumn('integer')
  answer: number;

  @Column('timestamptz')
  givenAt: Date;
}
