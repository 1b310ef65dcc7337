import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event PayPal told us of: what it is about, never its body. What it says is read again at PayPal by these ids. */
@Entity('webhook_events')
export class WebhookEvent {
  /** PayPal's id of the event. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  transmissionId: string;

  @Column('text')
  eventType: string;

  @Column('text', { nullable: true })
  resourceId: string | null;

  @Column('text', { nullable: true })
  orderId: string | null;

  @Column('text', { nullable: true })
  captureId: string | null;

  @Column('text', { nullable: true })
  customId: string | null;

  @Column('text')
  status: 'new' | 'done' | 'ignored';

  /** What came of it, for a person. */
  @Column('text', { nullable: true })
  outcome: string | null;

  @Column('timestamptz')
  receivedAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
