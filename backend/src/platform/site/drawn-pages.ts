import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAnswer, PageRequest, SiteDrawing } from '../../../contracts/site-drawing.js';
import { log } from '../logging/log.js';

/** How long a drawing serves, unless somebody says that it is out of date: places are sold while it stands. */
const FRESH_MS = 10_000;
/** How many drawings are kept: an address may hold a number, and anybody can make one up. */
const MOST_KEPT = 200;

interface Drawing {
  answer: Promise<PageAnswer | null>;
  at: number;
}

/** Pages drawn by the site's own server half: the same HTML for everybody, kept for a moment, or one person's own, which is not. */
export class DrawnPages {
  private readonly drawings = new Map<string, Drawing>();

  constructor(
    private readonly site: SiteDrawing,
    private readonly request: Omit<PageRequest, 'path'>,
  ) {}

  /** What search engines may list; `trips` are on sale beside the one on the front page. */
  publicPaths(trips: readonly number[]): readonly string[] {
    return [...this.site.publicPaths, ...trips.flatMap((id) => this.site.pathsOfTrip(id))];
  }

  /** Null for pages that only a browser draws, and for one that could not be drawn: the bare shell serves then. */
  async find(path: string): Promise<PageAnswer | null> {
    const place = this.site.drawnAt(path);
    if (place === null) return null;
    const kept = this.drawings.get(place);
    // A monotonic clock: how old a drawing is has nothing to do with the time that pages show.
    if (kept && performance.now() - kept.at < FRESH_MS) return kept.answer;
    const answer = this.draw(place);
    // The last, as the newest: a map gives its keys back in the order in which they came.
    this.drawings.delete(place);
    this.drawings.set(place, { answer, at: performance.now() });
    const [oldest] = this.drawings.keys();
    if (this.drawings.size > MOST_KEPT && oldest !== undefined) this.drawings.delete(oldest);
    return answer;
  }

  /** The page as it is for one person, to be asked within `drawnFor`; null where it has nothing of theirs, or could not be drawn. */
  async findOwn(address: string): Promise<PageAnswer | null> {
    try {
      return await this.site.drawOwn({ ...this.request, path: address });
    } catch (err) {
      // Named by the page alone: the address is a key to somebody's booking.
      return failed(err, this.site.drawnAt(address.split('?', 1)[0] ?? ''));
    }
  }

  /** What was drawn is out of date: the next request draws anew. */
  forget(): void {
    this.drawings.clear();
  }

  private async draw(path: string): Promise<PageAnswer | null> {
    try {
      return await this.site.drawPage({ ...this.request, path });
    } catch (err) {
      return failed(err, path);
    }
  }
}

function failed(err: unknown, path: string | null): null {
  log.error({ err, path }, 'a page could not be drawn');
  return null;
}

/** Loads the server half of a built site; null when it was built without one. */
export async function loadDrawnPages(
  siteDir: string,
  request: Pick<PageRequest, 'origin' | 'callApi'>,
): Promise<DrawnPages | null> {
  const entry = join(`${siteDir}-server`, 'entry-server.js');
  const manifest = join(siteDir, '.vite', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifest)) return null;
  const { default: site } = (await import(pathToFileURL(entry).href)) as { default: SiteDrawing };
  return new DrawnPages(site, {
    ...request,
    shell: readFileSync(join(siteDir, 'index.html'), 'utf8'),
    readStyle: (file) => readFileSync(join(siteDir, file), 'utf8'),
    files: JSON.parse(readFileSync(manifest, 'utf8')) as PageRequest['files'],
  });
}
