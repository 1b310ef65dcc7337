import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who booked adds extras themselves: each says of which offer it is and for how many travellers, so that places are counted. */
export class ExtrasOfGuests1795600800000 implements MigrationInterface {
  name = 'ExtrasOfGuests1795600800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE booking_add_ons ADD COLUMN code text, ADD COLUMN places smallint;
UPDATE booking_add_ons a
   SET places = b.travellers,
       code = (SELECT offer ->> 'code' FROM jsonb_array_elements(t.config -> 'addOns') offer
                WHERE offer ->> 'title' = a.title LIMIT 1)
  FROM bookings b JOIN trips t ON t.id = b.trip_id
 WHERE b.id = a.booking_id;
ALTER TABLE booking_add_ons ALTER COLUMN places SET NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_add_ons DROP COLUMN code, DROP COLUMN places');
  }
}
