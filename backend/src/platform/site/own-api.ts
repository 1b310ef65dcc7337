import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** Who reads a page would rather have it without an answer than wait longer for it. */
const LONGEST_MS = 3_000;

/**
 * Asks this very server as the browser would, past every guard: pages are drawn from the same answers that people get.
 * The request's own host means nothing. Throws while the server does not listen.
 */
export function ownApi(app: NestExpressApplication, origin: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('origin', origin);
    const body = request.method === 'GET' ? null : await request.text();
    const signal = AbortSignal.timeout(LONGEST_MS);
    return fetch(addressOf(app) + pathname + search, { method: request.method, headers, body, signal });
  };
}

function addressOf(app: NestExpressApplication): string {
  const listening = app.getHttpServer().address() as AddressInfo | null;
  if (!listening) throw new Error('The server does not listen yet.');
  const anyAddress = ['::', '0.0.0.0'].includes(listening.address);
  const host = listening.family === 'IPv6' && !anyAddress ? `[${listening.address}]` : listening.address;
  return `http://${anyAddress ? '127.0.0.1' : host}:${listening.port}`;
}
