import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A traveller's birth date, passport, emergency contact, diet and requests: one sealed record, see platform/security. */
@Entity('guest_private')
export class GuestPrivate {
  @PrimaryColumn('integer')
  guestId: number;

  @Column('bytea')
  sealed: Buffer;
}
