import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** What browsers call a packing, and how its files end; the better one first. */
const PACKINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Sends who can read it to the packed copy that the build left beside a script or style (`app.js.br`), which the next
 * handler serves as it serves every file. Where there is none, the file goes out as it is.
 */
export function packedFiles(dir: string): RequestHandler {
  const assets = join(dir, 'assets');
  const names = existsSync(assets) ? readdirSync(assets, { recursive: true, encoding: 'utf8' }) : [];
  const files = new Set(names.map((name) => `/assets/${name.replaceAll('\\', '/')}`));
  return (req: Request, res: Response, next: NextFunction): void => {
    const { path } = req;
    const there = PACKINGS.filter(([, ending]) => files.has(path + ending));
    if (there.length) res.vary('Accept-Encoding');
    const best = there.find(([packing]) => req.acceptsEncodings(packing));
    if (best) {
      const [packing, ending] = best;
      res.type(extname(path)).setHeader('Content-Encoding', packing);
      req.url = path + ending;
    }
    next();
  };
}
