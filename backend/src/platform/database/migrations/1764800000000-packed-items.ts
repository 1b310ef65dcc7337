import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody has packed for a trip, so that the ticks of the packing list follow them from the phone to the desk. */
export class PackedItems1764800000000 implements MigrationInterface {
  name = 'PackedItems1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE packed_items (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
        item text NOT NULL,
        is_packed boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, trip_id, item)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE packed_items');
  }
}
