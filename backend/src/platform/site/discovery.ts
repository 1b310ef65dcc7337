import type { RequestHandler } from 'express';
import { type Clock, DAY_MS } from '../clock/clock.js';

/** `/robots.txt`: everything may be read; what is somebody's own says noindex itself, which a crawler must be able to see. */
export function robots(origin: string): RequestHandler {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /paypal/\n\nSitemap: ${origin}/sitemap.xml\n`;
  return (_req, res) => void res.type('text/plain').send(text);
}

/** `/sitemap.xml`: the public pages, as they are when it is read. */
export function sitemap(origin: string, paths: () => Promise<readonly string[]>): RequestHandler {
  return async (_req, res) => {
    const urls = (await paths()).map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
    res.type('application/xml').send(xml);
  };
}

/** Less than a year, as RFC 9116 recommends: what is read is never older. */
const SECURITY_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. */
export function securityTxt(origin: string, contactEmail: string, clock: Clock): RequestHandler {
  return (_req, res) => {
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${clock.in(SECURITY_DAYS * DAY_MS).toISOString()}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  };
}
