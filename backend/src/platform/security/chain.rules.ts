import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What a link's seal holds. */
export const sealedLink = z.object({
  digest: z.string(),
  afterId: z.string(),
  upToId: z.string(),
  columns: z.array(z.string()),
});
type SealedLink = z.infer<typeof sealedLink>;

/** A link as it is read again: what its seal holds, null when it does not open, and what its rows are now. */
export interface ReadLink {
  name: string;
  afterId: string;
  upToId: string;
  columns: string[];
  opened: SealedLink | null;
  rowsDigest: string;
}

export const START = { digest: '', upToId: '0' };

/** Of a link: it holds everything before it too. */
export function chained(
  before: string,
  link: { afterId: string; upToId: string; columns: string[] },
  rowsDigest: string,
): string {
  const { afterId, upToId, columns } = link;
  return createHash('sha256')
    .update(JSON.stringify([before, afterId, upToId, columns, rowsDigest]))
    .digest('hex');
}

/**
 * What does not hold in a chain, from its first link on, a sentence each by the link's name. A fault is told of once: what
 * follows is held against what the seal says was there.
 * @param sealedUpToId up to which row the chain is known to have reached.
 */
export function chainFaults(
  table: string,
  links: readonly ReadLink[],
  sealedUpToId: string,
): Map<string, string> {
  const faults = new Map<string, string>();
  let { digest, upToId } = START;
  for (const link of links) {
    const fault = faultOf(link, digest, upToId);
    if (fault) faults.set(link.name, fault);
    digest = link.opened?.digest ?? '';
    upToId = link.upToId;
  }
  if (BigInt(sealedUpToId) > BigInt(upToId))
    faults.set(`${table}:end`, `the links after row ${upToId} are gone`);
  return faults;
}

function faultOf(link: ReadLink, before: string, reached: string): string | null {
  const { opened, afterId, upToId, columns, rowsDigest } = link;
  const rows = `rows ${BigInt(afterId) + 1n} to ${upToId}`;
  if (!opened) return `the seal of ${rows} is not ours`;
  if (afterId !== reached) return `the links before ${rows} are gone`;
  const isMoved =
    opened.afterId !== afterId || opened.upToId !== upToId || opened.columns.join() !== columns.join();
  if (isMoved || chained(before, link, rowsDigest) !== opened.digest)
    return `${rows} are not what they were when they were sealed`;
  return null;
}
