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

/** Paths that are never a page. */
const NOT_PAGES = /^\/(api|paypal|socket\.io|healthz|readyz|metrics)(\/|$)/;
const IMMUTABLE = /^\/(assets|media|fonts)\//;

/** The built site: its files, its one HTML page, and the paths that page knows. */
export interface Site {
  files: RequestHandler;
  pages: RequestHandler;
  /** CSP sources of the inline scripts in the page (`sha256-...`). */
  inlineScriptHashes: string[];
}

/** Null when the site has not been built: the server then serves the API alone, e.g. behind the development server. */
export function openSite(dir: string): Site | null {
  const indexFile = join(dir, 'index.html');
  if (!existsSync(indexFile)) return null;
  const html = readFileSync(indexFile, 'utf8');
  const isPage = pageMatcher(join(dir, 'routes.json'));
  return {
    inlineScriptHashes: hashesOf(html),
    files: serveStatic(dir, { index: false, setHeaders: cacheFor }),
    pages: (req: Request, res: Response, next: NextFunction): void => {
      if (!['GET', 'HEAD'].includes(req.method) || NOT_PAGES.test(req.path)) return next();
      res.status(isPage(req.path) ? 200 : 404);
      res.setHeader('Cache-Control', 'no-cache');
      res.type('html').send(html);
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

/** The build writes the site's routes beside it, e.g. `/template/payment/:guestId`; another path is a 404. */
function pageMatcher(routesFile: string): (path: string) => boolean {
  if (!existsSync(routesFile)) return () => true;
  const parsed: unknown = JSON.parse(readFileSync(routesFile, 'utf8'));
  const patterns = (Array.isArray(parsed) ? parsed : []).map(String).map((pattern) => {
    const source = pattern
      .replace(/\/+$/, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}/?$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
