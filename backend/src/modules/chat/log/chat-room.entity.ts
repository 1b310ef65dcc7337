import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The counters of a trip's log and of its changes. The row lock is held until commit, so number order is commit order. */
@Entity('chat_rooms')
export class ChatRoom {
  @PrimaryColumn('integer')
  tripId: number;

  @Column('integer', { default: 0 })
  head: number;

  @Column('integer', { default: 0 })
  rev: number;
}
