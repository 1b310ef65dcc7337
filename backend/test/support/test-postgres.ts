import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';

/** What `one-postgres.setup.mjs` made: tables, and nothing in them. */
type Model = 'gangway' | 'paypal_emulator';

/** A test file's own databases on the server that all files share. */
export interface TestPostgres {
  /** Makes a database with the tables of a model; answers its url. */
  copyOf(model: Model, name?: string): Promise<string>;
  /** Makes an empty one; answers its url. */
  makeEmpty(): Promise<string>;
  /** The url of a database that is not there yet; whoever makes it need not take it away. */
  urlOfNew(name: string): string;
  /** What the server has written of all files' databases. */
  log(): string;
  /** Takes the databases away, whoever is connected to them. */
  stop(): Promise<void>;
}

export function openTestPostgres(): TestPostgres {
  const { TEST_POSTGRES: server, TEST_POSTGRES_LOG: logFile } = process.env;
  if (!server || !logFile) throw new Error('jest started no server before this file: see jest.config.js');
  const own = `t_${randomBytes(5).toString('hex')}`;
  const urlOfNew = (name: string) => Object.assign(new URL(server), { pathname: `/${own}_${name}` }).href;
  const make = async (name: string, how = '') => {
    await ask(server, `CREATE DATABASE ${own}_${name} ${how}`);
    return urlOfNew(name);
  };
  return {
    copyOf: (model, name = model) => make(name, `TEMPLATE ${model} STRATEGY file_copy`),
    makeEmpty: () => make('empty'),
    urlOfNew,
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      const names = await ask<{ datname: string }>(
        server,
        `SELECT datname FROM pg_database WHERE starts_with(datname, '${own}_')`,
      );
      for (const { datname } of names) await ask(server, `DROP DATABASE ${datname} WITH (FORCE)`);
    },
  };
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
