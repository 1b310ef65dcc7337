import { existsSync, readFileSync } from 'node:fs';

/** The build writes the site's addresses beside it, e.g. `/template/payment/:guestId` or `/guest/payment/:bookingId?`; another path is a 404. */
export function knownPages(routesFile: string): (path: string) => boolean {
  if (!existsSync(routesFile)) return () => true;
  const parsed: unknown = JSON.parse(readFileSync(routesFile, 'utf8'));
  const patterns = (Array.isArray(parsed) ? parsed : []).map(String).map((pattern) => {
    const source = pattern
      .replace(/\/+$/, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // Its escaped question mark says that a part may be missing.
      .replace(/\/:\w+\\\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}/?$`, 'i');
  });
  // What names nothing that could be kept leads nowhere either.
  return (path) => !path.includes('%00') && patterns.some((pattern) => pattern.test(decoded(path)));
}

/** Part by part, as the browser's router does it: an encoded slash separates nothing. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // Not encoded by any browser: it is looked up as it stands.
    return path;
  }
}
