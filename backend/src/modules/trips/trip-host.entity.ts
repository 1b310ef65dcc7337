import { Entity, PrimaryColumn } from 'typeorm';

/** Who hosts a trip, co-hosts included: a host sees and acts on these trips and no others. */
@Entity('trip_hosts')
export class TripHost {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('integer')
  userId: number;
}
