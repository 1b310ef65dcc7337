import type { IncomingMessage } from 'node:http';

/** As Express reads `req.ip`, for what comes past it: the address before the proxies of ours that are in between. */
export function clientAddress(request: IncomingMessage, proxyHops: number): string {
  const told = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const before = told.split(',').flatMap((address) => address.trim() || []);
  const way = [request.socket.remoteAddress ?? '', ...before.toReversed()];
  return way[Math.min(proxyHops, way.length - 1)] ?? '';
}
