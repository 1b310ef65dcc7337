import 'reflect-metadata';
import pg from 'pg';
import { dataKeyProblem, KeyRing, readDataKeys } from '../platform/security/key-ring.js';
import { forgetOldMarks } from '../platform/security/key-marks.js';
import { reseal } from '../platform/security/reseal.js';
import { Vault } from '../platform/security/vault.js';
import { SEALED_COLUMNS } from '../sealed-columns.js';

const USAGE = `Seals everything with the first key of DATA_KEY, so that the others are not needed any more. May be stopped and
started again, and run while nodes do. Run it when every node has that key as its first.
  DATA_KEY=new:...,old:... DATABASE_URL=... node reseal.js`;

const { DATABASE_URL: url, DATA_KEY: keys } = process.env;
if (!url || !keys) fail(USAGE);
const problem = dataKeyProblem(keys);
if (problem) fail(`DATA_KEY ${problem}.`);

const ring = new KeyRing(readDataKeys(keys));
const vault = new Vault(ring);
const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
await db.connect();
try {
  const lost: string[] = [];
  for (const column of SEALED_COLUMNS) {
    const resealed = await reseal(db, vault, column);
    process.stdout.write(`${column.table}: ${resealed.done} sealed anew\n`);
    lost.push(...resealed.lost);
  }
  if (lost.length > 0) fail(`No key of DATA_KEY opens these, and none may go: ${lost.join(', ')}`);
  await forgetOldMarks(db, ring);
  process.stdout.write(`Everything is sealed with the key ${ring.newest.id}: the others may go.\n`);
} finally {
  await db.end();
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
