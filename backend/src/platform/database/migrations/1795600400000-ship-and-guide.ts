import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a trip's own pages, the ship's and the preparation guide are parts, too. */
export class ShipAndGuide1795600400000 implements MigrationInterface {
  name = 'ShipAndGuide1795600400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE trip_pages DROP CONSTRAINT trip_pages_part_check,
  ADD CONSTRAINT trip_pages_part_check CHECK (part IN ('plan', 'front', 'ship', 'guide'));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE trip_pages DISABLE TRIGGER trip_pages_append_only;
DELETE FROM trip_pages WHERE part IN ('ship', 'guide');
ALTER TABLE trip_pages ENABLE TRIGGER trip_pages_append_only;
ALTER TABLE trip_pages DROP CONSTRAINT trip_pages_part_check,
  ADD CONSTRAINT trip_pages_part_check CHECK (part IN ('plan', 'front'));`);
  }
}
