import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `folded` of contracts/fold.ts in the database's words. A column that the application filled would have the same letters by
 * itself, but whatever writes a name by another way would leave an old one there unseen. This one nothing forgets, what is
 * looked for goes through the same function, and a test holds it against the other one letter by letter. The collation is
 * the database's own: the letters do not depend on the machine's language, nor on its version of them.
 */
const FOLDED = `
CREATE FUNCTION folded(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(replace(translate(
      regexp_replace(
        lower(normalize(replace(text, '´', ''''), NFKD) COLLATE pg_c_utf8),
        -- What nobody sees, apostrophes, and marks that stand on letters of several scripts.
        '[''\`\\u00ad\\u02b0-\\u036f\\u0485-\\u0486\\u0591-\\u05c7\\u0600-\\u0605\\u061c\\u064b-\\u0655\\u0670\\u06dd\\u070f'
          '\\u0890-\\u0891\\u08e2\\u0951-\\u0954\\u115f-\\u1160\\u17b4-\\u17b5\\u180b-\\u180f\\u1ab0-\\u1aeb\\u1cd0-\\u1cd2'
          '\\u1cd4-\\u1ce0\\u1ce2-\\u1ce8\\u1ced\\u1cf4\\u1cf8-\\u1cf9\\u1dc0-\\u1dff\\u200b-\\u200f\\u2018-\\u2019\\u2032'
          '\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20f0\\u302a-\\u302d\\u3164\\ua78b-\\ua78c\\ufe00-\\ufe2d\\ufeff-\\ufffb'
          '\\U000101fd\\U000102e0\\U000110bd\\U000110cd\\U0001133b\\U00013430-\\U0001343f\\U0001bca0-\\U0001bca3'
          '\\U0001cf00-\\U0001cf46\\U0001d167-\\U0001d169\\U0001d173-\\U0001d182\\U0001d185-\\U0001d18b'
          '\\U0001d1aa-\\U0001d1ad\\U000e0000-\\U000e0fff]', '', 'g'),
      'łøđðıħŧŋς', 'loddihtnσ'), 'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') COLLATE pg_c_utf8,
    '[[:punct:][:space:][:cntrl:]]+', ' ', 'g'))
$$`;
const FOUND_BY = (sql: string) => `ALTER TABLE guests ALTER COLUMN found_by SET EXPRESSION AS (${sql})`;

/** Hosts find a name by its letters, whatever keyboard typed it or looks for it. */
export class FoldedLetters1795600100000 implements MigrationInterface {
  name = 'FoldedLetters1795600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED);
    await runner.query(FOUND_BY(`folded(name || ' ' || email)`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FOUND_BY(`lower(name || ' ' || email)`));
    await runner.query('DROP FUNCTION folded(text)');
  }
}
