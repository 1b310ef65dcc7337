import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom a host does not let write in a trip's chat for a while. They go on reading. */
@Entity('chat_silences')
export class ChatSilence {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('integer')
  userId: number;

  @Column('timestamptz')
  until: Date;

  @Column('integer')
  setBy: number;
}
