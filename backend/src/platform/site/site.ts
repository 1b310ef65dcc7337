import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  static as serveStatic,
} from 'express';
import type { PageAnswer } from '../../../contracts/site-drawing.js';
import { isPageRequest } from '../http/page-request.rules.js';
import { knownPages } from './known-pages.js';
import type { Reader } from './own-api.js';
import { packedFiles } from './packed-files.js';

/** What a page says that search engines may list (the site's drawing, `previewTags`). */
const CANONICAL = '<link rel="canonical"';
const IMMUTABLE = /^\/(assets|media|fonts)\//;

/** The built site: its files, its one HTML page, and the paths that page knows. */
export interface Site {
  files: RequestHandler[];
  pages: RequestHandler;
  /** CSP sources of the inline scripts in the page (`sha256-...`). */
  inlineScriptHashes: string[];
}

/** What pages are answered with. Neither throws. */
export interface Drawn {
  /** The page at a path as it is for everybody, or null where only a browser draws it. */
  find: (path: string) => Promise<PageAnswer | null>;
  /** The page at an address, with its query, as it is for one person alone; null where it has nothing of theirs. */
  findOwn: (address: string, reader: Reader) => Promise<PageAnswer | null>;
}

/** Null when the site has not been built: the server then serves the API alone, e.g. behind the development server. */
export function openSite(dir: string, { find, findOwn }: Drawn): Site | null {
  const indexFile = join(dir, 'index.html');
  if (!existsSync(indexFile)) return null;
  const shell = readFileSync(indexFile, 'utf8');
  const isKnown = knownPages(join(dir, 'routes.json'));
  return {
    inlineScriptHashes: hashesOf(shell),
    files: [packedFiles(dir), serveStatic(dir, { index: false, setHeaders: cacheFor })],
    pages: async (req: Request, res: Response, next: NextFunction): Promise<void> => {
      if (!isPageRequest(req)) return next();
      const reader = { cookies: req.headers.cookie, address: req.ip ?? '' };
      const own = req.method === 'GET' ? await findOwn(req.originalUrl, reader) : null;
      const drawn = own ?? (await find(req.path));
      // Of a trip the address alone does not tell whether there is anything to see.
      res.status(isKnown(req.path) && (drawn?.isFound ?? true) ? 200 : 404);
      res.setHeader('Cache-Control', own ? 'no-store' : 'no-cache');
      // A page that names no address of its own is somebody's own, or a step of a booking: nothing to list.
      if (!drawn?.html.includes(CANONICAL)) res.setHeader('X-Robots-Tag', 'noindex');
      res.type('html').send(drawn?.html ?? shell);
    },
  };
}

function cacheFor(res: Response, file: string): void {
  const isHashed = IMMUTABLE.test(
    `/${
      file
        .split(/[/\\]dist[/\\]/)
        .at(-1)
        ?.replaceAll('\\', '/') ?? ''
    }`,
  );
  res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function hashesOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}`,
  );
}
