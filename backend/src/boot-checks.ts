import pg from 'pg';
import type { AppConfig } from './platform/config/config.js';
import { changeable } from './platform/database/app-role.js';
import { log } from './platform/logging/log.js';
import { assertKeysFit } from './platform/security/key-marks.js';
import { KeyRing } from './platform/security/key-ring.js';
import { Vault } from './platform/security/vault.js';
import { SEALED_COLUMNS } from './sealed-columns.js';

/**
 * What the database says about our settings, before a node serves anybody. Throws `WrongKeyError` where it holds what our
 * keys do not open; a production server whose role could rewrite the books says so in its log.
 */
export async function checkDatabase({ DATABASE_URL, NODE_ENV, dataKeys }: AppConfig): Promise<void> {
  const ring = new KeyRing(dataKeys);
  const db = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 10_000 });
  await db.connect();
  try {
    await assertKeysFit(db, { ring, vault: new Vault(ring) }, SEALED_COLUMNS);
    const tables = NODE_ENV === 'production' ? await changeable(db) : [];
    if (tables.length > 0)
      log.warn(
        { tables },
        'the role of DATABASE_URL could change what is only to be added to: give the nodes one of their own (deploy/README.md, "Two roles")',
      );
  } finally {
    await db.end();
  }
}
