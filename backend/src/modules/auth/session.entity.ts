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

  /** When the person last proved that it is them: at the login, or when an act asked for it again. */
  @Column('timestamptz', { default: () => 'now()' })
  provenAt: Date;

  /** As the browser called itself, of which nothing is proven; null for what is no browser we know. */
  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  system: string | null;

  /** The address of the login, cut to its /24 or /48. */
  @Column('text', { nullable: true })
  network: string | null;
}
