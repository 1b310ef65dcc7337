import { type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf, theRowOf } from '../database/rows.js';
import { keepSetting, keptSetting } from '../database/settings.js';
import { log } from '../logging/log.js';
import { chained, chainFaults, type ReadLink, sealedLink, START } from './chain.rules.js';
import type { SealedColumn } from './sealed-column.js';
import type { Vault } from './vault.js';

/** Rows a link holds at most: their digest is made of one text. */
const LINK_ROWS = 2_000;

const placeOf = (name: string) => `chain_links:${name}`;

export const SEALED_LINKS: SealedColumn = { table: 'chain_links', column: 'sealed', key: 'name', placeOf };

/** How far a table's rows were seen, and how far they are sealed. */
const REACHED = z.object({ seen: z.string(), sealed: z.string() });
type Reached = z.infer<typeof REACHED>;

const LINK = z.object({
  name: z.string(),
  afterId: z.string(),
  upToId: z.string(),
  columns: z.array(z.string()),
  sealed: z.instanceof(Buffer),
}) satisfies z.ZodType<Omit<ReadLink, 'opened' | 'rowsDigest'>>;
type StoredLink = z.infer<typeof LINK>;

/**
 * Proves of a table to which rows are only added, with an `id` that grows, that none was changed or taken out: digests of
 * its rows, each made of the one before, sealed by a key the database does not know. Whoever owns the tables can change a
 * row, and cannot make the link that fits it. Adding a row costs nothing: the links are made afterwards.
 */
export class Chain {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
    private readonly table: string,
  ) {}

  /** Links all rows that were there when it was last called: one that was numbered early may be committed late. */
  async extend(): Promise<void> {
    while (await this.db.transaction((manager) => this.addLink(manager)));
    await this.db.transaction(async (manager) => {
      const { sealed } = await this.reached(manager);
      const { top } = await theRowOf(
        manager,
        z.object({ top: z.string() }),
        `SELECT coalesce(max(id), 0)::text AS top FROM ${this.table}`,
      );
      await this.keep(manager, { seen: top, sealed });
    });
  }

  /** What does not hold, a sentence each, by a name that stays the same. */
  async faults(): Promise<Map<string, string>> {
    return this.db.transaction(async (manager) => {
      const links = await this.links(manager);
      const read: ReadLink[] = [];
      for (const link of links)
        read.push({
          ...link,
          opened: this.opened(link),
          rowsDigest: await this.rowsDigest(manager, link),
        });
      return chainFaults(this.table, read, (await this.reached(manager)).sealed);
    });
  }

  /** Answers whether there may be more to link. */
  private async addLink(manager: EntityManager): Promise<boolean> {
    const { seen, sealed } = await this.reached(manager);
    const last = (await this.links(manager)).at(-1);
    const before = last ? this.opened(last)?.digest : START.digest;
    const afterId = last?.upToId ?? START.upToId;
    // A broken end is told of by the check; a link on it would cover it up. So would a chain begun anew.
    if (before === undefined || BigInt(afterId) < BigInt(sealed)) return false;
    const { upToId } = await theRowOf(
      manager,
      z.object({ upToId: z.string().nullable() }),
      `SELECT max(id)::text AS "upToId" FROM (
         SELECT id FROM ${this.table} WHERE id > $1 AND id <= $2 ORDER BY id LIMIT ${LINK_ROWS}) next`,
      [afterId, seen],
    );
    if (upToId === null) return false;
    const link = { afterId, upToId, columns: await this.columns(manager) };
    const name = `${this.table}:${afterId}`;
    const digest = chained(before, link, await this.rowsDigest(manager, link));
    await manager.query(
      `INSERT INTO chain_links (name, of_table, after_id, up_to_id, columns, sealed) VALUES ($1, $2, $3, $4, $5, $6)`,
      [name, this.table, afterId, upToId, link.columns, this.vault.seal({ ...link, digest }, placeOf(name))],
    );
    await this.keep(manager, { seen, sealed: upToId });
    // Kept where the log is kept: whoever cuts the chain's end off does not reach this line.
    log.info({ table: this.table, upToId, digest }, 'rows are sealed');
    return true;
  }

  private links(manager: EntityManager): Promise<StoredLink[]> {
    return rowsOf(
      manager,
      LINK,
      `SELECT name, after_id::text AS "afterId", up_to_id::text AS "upToId", columns, sealed FROM chain_links
        WHERE of_table = $1 ORDER BY chain_links.after_id`,
      [this.table],
    );
  }

  private opened({ name, sealed }: StoredLink): ReadLink['opened'] {
    try {
      return sealedLink.parse(this.vault.open(sealed, placeOf(name)));
    } catch {
      // Also the seal of another link, or none at all: the check says that it is not ours.
      return null;
    }
  }

  /** Of the columns there were: a migration may add some. */
  private async rowsDigest(
    manager: EntityManager,
    { afterId, upToId, columns }: { afterId: string; upToId: string; columns: string[] },
  ): Promise<string> {
    await manager.query(`SET LOCAL TIME ZONE 'UTC'`);
    const values = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
    const { digest } = await theRowOf(
      manager,
      z.object({ digest: z.string() }),
      `SELECT encode(sha256(convert_to(coalesce(string_agg(line, E'\\n' ORDER BY id), ''), 'UTF8')), 'hex') AS digest
         FROM (SELECT id, jsonb_build_array(${values})::text AS line FROM ${this.table} WHERE id > $1 AND id <= $2) lines`,
      [afterId, upToId],
    );
    return digest;
  }

  private async columns(manager: EntityManager): Promise<string[]> {
    const rows = await rowsOf(
      manager,
      z.object({ name: z.string() }),
      `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
      [this.table],
    );
    return rows.map(({ name }) => name);
  }

  private async reached(manager: EntityManager): Promise<Reached> {
    const kept = await keptSetting(manager, this.settingName, REACHED);
    return kept ?? { seen: START.upToId, sealed: START.upToId };
  }

  private keep(manager: EntityManager, reached: Reached): Promise<void> {
    return keepSetting(manager, this.settingName, reached);
  }

  private get settingName(): string {
    return `chain:${this.table}`;
  }
}
