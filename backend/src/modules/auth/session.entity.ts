import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A login on one browser. The cookie holds 256 random bits; the row holds their SHA-256 only. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('bytea')
  idHash: Buffer;

  @Column('integer')
  userId: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
