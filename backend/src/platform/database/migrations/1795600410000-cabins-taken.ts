import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many cabins of a type a trip's bookings hold is counted without reading them. */
export class CabinsTaken1795600410000 implements MigrationInterface {
  name = 'CabinsTaken1795600410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX bookings_cabins ON bookings (trip_id, cabin_type, status, id) WHERE seats_held > 0 OR status = 'waitlist'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings_cabins');
  }
}
