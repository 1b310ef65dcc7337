import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PackingItemId } from '../../../../contracts/packing-items.js';

/** One box of somebody's packing list as it was last ticked or cleared. A row of a cleared box stays: it tells when. */
@Entity('packed_items')
export class PackedItem {
  @PrimaryColumn('integer')
  userId: number;

  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('text')
  item: PackingItemId;

  @Column('boolean')
  isPacked: boolean;

  @Column('timestamptz')
  changedAt: Date;
}
