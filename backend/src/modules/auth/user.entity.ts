import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const ROLES = ['guest', 'host'] as const;
export type Role = (typeof ROLES)[number];

/** A person who can log in. Username and e-mail are unique regardless of case (indexes in the migration). */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  username: string;

  /** An argon2id hash, or `!` until the person has set a password through a one-time link. Never leaves the server. */
  @Column('text')
  password: string;

  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text', { default: 'guest' })
  role: Role;

  /** Runs the site: whatever their role, they see and keep its accounts. Given by a command alone. */
  @Column('boolean', { default: false })
  isOperator: boolean;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** When the owner followed a link sent to this address; null while anybody may have typed it. */
  @Column('timestamptz', { nullable: true })
  emailProvenAt: Date | null;

  /** Grows with each change of the name, so that nobody saves over what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;

  /** When the person asked to be forgotten; the row stays for the money and the messages, without a name. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastLogin: Date | null;
}
