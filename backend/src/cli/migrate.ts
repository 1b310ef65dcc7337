import 'reflect-metadata';
import { migrate } from '../platform/database/migrate.js';

const USAGE = `Brings the database up to date, and gives the nodes' role what it needs; the role is made if it is not there.
  MIGRATION_DATABASE_URL=... DATABASE_URL=... node migrate.js
The first is the owner's login, the second that of the nodes, to the same database.`;

const { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl } = process.env;
if (!url || !ownerUrl) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
await migrate(url, ownerUrl);
process.stdout.write('The database is up to date.\n');
