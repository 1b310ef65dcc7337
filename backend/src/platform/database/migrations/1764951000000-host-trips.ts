import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hosts edit trips, and bookings keep where their buyer came from: a campaign's or a site's name, nothing personal. */
export class HostTrips1764951000000 implements MigrationInterface {
  name = 'HostTrips1764951000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trips ADD COLUMN version integer NOT NULL DEFAULT 1;
      ALTER TABLE bookings
        ADD COLUMN came_from text CHECK (char_length(came_from) <= 100),
        ADD COLUMN came_by text CHECK (came_by IN ('campaign', 'site', 'direct'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trips DROP COLUMN version;
      ALTER TABLE bookings DROP COLUMN came_from, DROP COLUMN came_by`);
  }
}
