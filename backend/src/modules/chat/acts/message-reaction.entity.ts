import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody answered a message with: one of each kind a person. */
@Entity('message_reactions')
export class MessageReaction {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('integer')
  seq: number;

  @PrimaryColumn('integer')
  userId: number;

  @PrimaryColumn('text')
  emoji: string;

  @Column('timestamptz')
  givenAt: Date;
}
