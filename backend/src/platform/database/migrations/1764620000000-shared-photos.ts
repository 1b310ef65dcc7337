import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos come with messages, as stored files, and say how large they are. The demo's are pictures of the site. */
export class SharedPhotos1764620000000 implements MigrationInterface {
  name = 'SharedPhotos1764620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE photos
         ADD COLUMN thumbnail_path text,
         ADD COLUMN width integer,
         ADD COLUMN height integer,
         ADD COLUMN file_id varchar(22) UNIQUE REFERENCES stored_files ON DELETE CASCADE,
         ADD COLUMN message_seq integer,
         ADD UNIQUE (trip_id, message_seq),
         ADD FOREIGN KEY (trip_id, message_seq) REFERENCES messages (trip_id, seq) ON DELETE CASCADE;
       UPDATE photos SET thumbnail_path = replace(path, '-828.', '-640.'), width = 828,
         height = CASE WHEN path LIKE '%-portrait.%' THEN 1472 ELSE 466 END;
       ALTER TABLE photos
         ALTER COLUMN thumbnail_path SET NOT NULL, ALTER COLUMN width SET NOT NULL, ALTER COLUMN height SET NOT NULL;
       CREATE INDEX photos_newest ON photos (trip_id, id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM photos WHERE file_id IS NOT NULL;
       DROP INDEX photos_newest;
       ALTER TABLE photos DROP COLUMN thumbnail_path, DROP COLUMN width, DROP COLUMN height, DROP COLUMN file_id,
         DROP COLUMN message_seq`,
    );
  }
}
