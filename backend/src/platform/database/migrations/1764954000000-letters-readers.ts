import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hosts name a guest by the booking and the place in it: so do the letters that are written to picked guests. */
export class LettersReaders1764954000000 implements MigrationInterface {
  name = 'LettersReaders1764954000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(renamed('g.public_id', `b.public_id || '-' || g.position`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(renamed(`b.public_id || '-' || g.position`, 'g.public_id'));
  }
}

/** Who is not found keeps their name: an empty list would mean everybody. */
const renamed = (from: string, to: string) => `
  UPDATE host_messages m SET segment = jsonb_set(m.segment, '{guests}', (
    SELECT jsonb_agg(COALESCE(known.name, picked.name) ORDER BY picked.place)
      FROM jsonb_array_elements_text(m.segment->'guests') WITH ORDINALITY AS picked (name, place)
      LEFT JOIN (SELECT ${from} AS former, ${to} AS name FROM guests g JOIN bookings b ON b.id = g.booking_id) known
        ON known.former = picked.name))
   WHERE jsonb_array_length(m.segment->'guests') > 0`;
