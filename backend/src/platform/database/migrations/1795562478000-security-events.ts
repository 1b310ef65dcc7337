import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happens at the doors: kept for 90 days, without a name or a whole address. Nothing refers to it. */
export class SecurityEvents1795562478000 implements MigrationInterface {
  name = 'SecurityEvents1795562478000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE security_events (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  user_id integer,
  network text,
  browser text,
  request_id text,
  times integer NOT NULL DEFAULT 1
);
CREATE INDEX security_events_at ON security_events (at);
CREATE INDEX security_events_event ON security_events (event, id);
CREATE INDEX security_events_user ON security_events (user_id, id) WHERE user_id IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_events');
  }
}
