import { Column, Entity, type EntityManager, MoreThan, PrimaryGeneratedColumn } from 'typeorm';

/** An organiser has moved a sailing. */
@Entity('trip_moves')
export class TripMove {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  tripId: number;

  @Column('timestamptz')
  movedAt: Date;

  /** First days of the trip, `YYYY-MM-DD` in its zone. */
  @Column('date')
  fromOn: string;

  @Column('date')
  toOn: string;
}

/** The day a trip was to sail on at a moment; null where it still sails on that day. */
export async function sailedThen(manager: EntityManager, tripId: number, at: Date): Promise<string | null> {
  const where = { tripId, movedAt: MoreThan(at) };
  const next = await manager.findOne(TripMove, { where, order: { movedAt: 'ASC', id: 'ASC' } });
  return next?.fromOn ?? null;
}
