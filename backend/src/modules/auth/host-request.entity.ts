import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const HOST_REQUEST_STATUSES = ['pending', 'approved', 'declined'] as const;

/** Somebody registered as Host: they stay a guest until an existing host approves. */
@Entity('host_requests')
export class HostRequest {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  userId: number;

  @Column('text', { default: 'pending' })
  status: (typeof HOST_REQUEST_STATUSES)[number];

  @Column('timestamptz')
  createdAt: Date;

  @Column('integer', { nullable: true })
  decidedBy: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
