import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One box of somebody's packing list as it was last ticked or cleared. A row of a cleared box stays: it tells when. */
@Entity('packed_items')
export class PackedItem {
  @PrimaryColumn('integer')
  userId: number;

  @PrimaryColumn('integer')
  tripId: number;

  /** Its key in the trip's packing list. */
  @PrimaryColumn('text')
  item: string;

  @Column('boolean')
  isPacked: boolean;

  @Column('timestamptz')
  changedAt: Date;
}
