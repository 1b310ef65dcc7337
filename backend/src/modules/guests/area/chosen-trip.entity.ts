import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which of several trips somebody wants their pages to be about, as long as it is not over. */
@Entity('chosen_trips')
export class ChosenTrip {
  @PrimaryColumn('integer')
  userId: number;

  @Column('integer')
  tripId: number;
}
