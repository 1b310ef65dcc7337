import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that hosts write to the guests of a trip, who gets each, and who is silenced in the group chat. */
export class HostMessages1764941000000 implements MigrationInterface {
  name = 'HostMessages1764941000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE host_messages (
         id serial PRIMARY KEY,
         public_id varchar(22) NOT NULL UNIQUE,
         trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
         written_by integer NOT NULL REFERENCES users,
         subject text NOT NULL,
         body text NOT NULL,
         segment jsonb NOT NULL,
         status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'sent', 'cancelled')),
         is_list_fixed boolean NOT NULL,
         counted integer NOT NULL,
         send_at timestamptz NOT NULL,
         next_look_at timestamptz NOT NULL,
         created_at timestamptz NOT NULL,
         ended_at timestamptz,
         CONSTRAINT host_messages_ended CHECK ((status = 'scheduled') = (ended_at IS NULL))
       );
       CREATE INDEX host_messages_trip ON host_messages (trip_id, id);
       CREATE INDEX host_messages_author ON host_messages (written_by, created_at);
       CREATE INDEX host_messages_due ON host_messages (next_look_at) WHERE status = 'scheduled';

       CREATE TABLE host_message_recipients (
         id serial PRIMARY KEY,
         message_id integer NOT NULL REFERENCES host_messages ON DELETE CASCADE,
         guest_id integer NOT NULL REFERENCES guests ON DELETE CASCADE,
         mail_id integer UNIQUE REFERENCES mails ON DELETE SET NULL,
         resends integer NOT NULL DEFAULT 0,
         UNIQUE (message_id, guest_id)
       );
       CREATE INDEX host_message_recipients_guest ON host_message_recipients (guest_id);

       CREATE TABLE chat_silences (
         trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
         user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
         until timestamptz NOT NULL,
         set_by integer NOT NULL REFERENCES users,
         PRIMARY KEY (trip_id, user_id)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_silences, host_message_recipients, host_messages');
  }
}
