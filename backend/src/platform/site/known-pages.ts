import { existsSync, readFileSync } from 'node:fs';

/** The build writes the site's addresses beside it, e.g. `/template/payment/:guestId`; another path is a 404. */
export function knownPages(routesFile: string): (path: string) => boolean {
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
