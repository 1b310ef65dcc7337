import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A traveller's birth date, passport, emergency contact, diet and requests: one sealed record, see platform/security. */
@Entity('guest_private')
export class GuestPrivate {
  @PrimaryColumn('integer')
  guestId: number;

  @Column('bytea')
  sealed: Buffer;

  /** Grows by one with each change, so that nobody saves over what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;
}
