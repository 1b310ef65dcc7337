import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the desk's summaries read over many guests: who came last, and the sums of a trip without its rows (bench:host). */
export class HostSummaries1764952000000 implements MigrationInterface {
  name = 'HostSummaries1764952000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX guests_newest ON guests (created_at DESC, id DESC) WHERE status <> 'pending';
      CREATE INDEX guests_sums ON guests (trip_id, status) INCLUDE (amount_paid_cents, remaining_amount_cents)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX guests_newest; DROP INDEX guests_sums');
  }
}
