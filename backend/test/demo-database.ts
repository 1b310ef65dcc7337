import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../src/entities.js';
import { Clock } from '../src/platform/clock/clock.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { KeyRing } from '../src/platform/security/key-ring.js';
import { Vault } from '../src/platform/security/vault.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

/** The demo's first start: Monday, three in the afternoon on the trip's coast. */
export const FIRST_START = new Date('2025-06-02T15:00:00-07:00');

export class StoppedClock extends Clock {
  constructor(private readonly at: Date) {
    super();
  }

  override now(): Date {
    return this.at;
  }
}

/** Databases of a file's own and what the seed needs beside them. */
export class DemoDatabase {
  readonly clock = new StoppedClock(FIRST_START);
  readonly options;
  readonly loginsFile: string;
  private readonly opened: DataSource[] = [];

  private constructor(
    private readonly server: TestPostgres,
    private readonly folder: string,
  ) {
    const vault = new Vault(new KeyRing([{ id: 'demo', bytes: randomBytes(32) }]));
    this.options = { vault, policy: 'paid_in_full' } as const;
    this.loginsFile = join(folder, 'logins.json');
  }

  static async start(): Promise<DemoDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'gangway-demo-'));
    return new DemoDatabase(openTestPostgres(), folder);
  }

  /** A new database with all tables and nothing in them. */
  async create(name: string): Promise<DataSource> {
    const url = await this.server.copyOf('gangway', name);
    const db = await new DataSource(dataSourceOptions(url, ENTITIES, 4)).initialize();
    this.opened.push(db);
    return db;
  }

  async stop(): Promise<void> {
    for (const db of this.opened) await db.destroy();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The first column of the first row; PostgreSQL's texts of numbers as numbers. */
export async function value(db: DataSource, sql: string): Promise<unknown> {
  const [row]: Record<string, unknown>[] = await db.query(sql);
  const [first] = Object.values(row ?? {});
  return typeof first === 'string' && /^-?\d+(\.\d+)?$/.test(first) ? Number(first) : first;
}

/** Every row of every table, as text. */
export async function dump(db: DataSource): Promise<Record<string, unknown>> {
  const tables: { name: string }[] = await db.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables)
    contents[name] = await db.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
  return contents;
}
