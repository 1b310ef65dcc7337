import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which of several trips somebody wants their pages to be about. */
@Entity('chosen_trips')
export class ChosenTrip {
  @PrimaryColumn('integer')
  userId: number;

  @Column('integer')
  tripId: number;

  @Column('timestamptz')
  chosenAt: Date;
}
