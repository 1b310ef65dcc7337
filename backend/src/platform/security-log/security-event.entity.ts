import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened at a door. Written once and read; removed after 90 days. */
@Entity('security_events')
export class SecurityEvent {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** One of the names in `security-events.rules.ts`. */
  @Column('text')
  event: string;

  /** Whose account it is about; no name of it. */
  @Column('integer', { nullable: true })
  userId: number | null;

  /** The address, cut to its /24 or /48. */
  @Column('text', { nullable: true })
  network: string | null;

  @Column('text', { nullable: true })
  browser: string | null;

  /** Of the first of them, as in the request log. */
  @Column('text', { nullable: true })
  requestId: string | null;

  /** How often it happened alike within the same second, or of a flood within the same minute. */
  @Column('integer')
  times: number;
}
