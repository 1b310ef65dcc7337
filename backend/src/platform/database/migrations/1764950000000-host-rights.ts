import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each host of a trip may do. Who hosts already goes on as before, and the trip's `host_id` (without one, the host
 * with the oldest account) becomes its owner. A new co-host may do nothing special until the owner says so.
 */
export class HostRights1764950000000 implements MigrationInterface {
  name = 'HostRights1764950000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trip_hosts
        ADD COLUMN is_owner boolean NOT NULL DEFAULT false,
        ADD COLUMN may_money boolean NOT NULL DEFAULT false,
        ADD COLUMN may_documents boolean NOT NULL DEFAULT false,
        ADD COLUMN may_messages boolean NOT NULL DEFAULT false;
      UPDATE trip_hosts SET may_money = true, may_documents = true, may_messages = true;
      UPDATE trip_hosts h SET is_owner = true FROM trips t WHERE t.id = h.trip_id AND t.host_id = h.user_id;
      UPDATE trip_hosts h SET is_owner = true
       WHERE NOT EXISTS (SELECT FROM trip_hosts o WHERE o.trip_id = h.trip_id AND o.is_owner)
         AND h.user_id = (SELECT min(f.user_id) FROM trip_hosts f WHERE f.trip_id = h.trip_id);
      ALTER TABLE trip_hosts ADD CONSTRAINT trip_hosts_owner_may_all
        CHECK (NOT is_owner OR (may_money AND may_documents AND may_messages));
      CREATE UNIQUE INDEX trip_hosts_one_owner ON trip_hosts (trip_id) WHERE is_owner;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trip_hosts DROP COLUMN is_owner, DROP COLUMN may_money, DROP COLUMN may_documents,
        DROP COLUMN may_messages`);
  }
}
