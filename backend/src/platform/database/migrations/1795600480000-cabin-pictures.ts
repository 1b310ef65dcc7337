import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a trip's own pages, the pictures of its cabins are a part, too. */
export class CabinPictures1795600480000 implements MigrationInterface {
  name = 'CabinPictures1795600480000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE trip_pages DROP CONSTRAINT trip_pages_part_check,
  ADD CONSTRAINT trip_pages_part_check CHECK (part IN ('plan', 'front', 'ship', 'cabins', 'guide', 'group'));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE trip_pages DISABLE TRIGGER trip_pages_append_only;
DELETE FROM trip_pages WHERE part = 'cabins';
ALTER TABLE trip_pages ENABLE TRIGGER trip_pages_append_only;
ALTER TABLE trip_pages DROP CONSTRAINT trip_pages_part_check,
  ADD CONSTRAINT trip_pages_part_check CHECK (part IN ('plan', 'front', 'ship', 'guide', 'group'));`);
  }
}
