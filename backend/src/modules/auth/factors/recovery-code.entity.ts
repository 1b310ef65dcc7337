import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lets its owner in once, when passkey and app are out of reach. They hold the code, the row its SHA-256 only. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('bytea')
  codeHash: Buffer;

  @Column('integer')
  userId: number;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
