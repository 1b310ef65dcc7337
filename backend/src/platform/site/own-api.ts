import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** Who reads a page would rather have it without an answer than wait longer for it. */
const LONGEST_MS = 3_000;
/** A drawing only looks: a price is asked for by POST, and nothing that is drawn changes or deletes. */
const LOOKS = ['GET', 'POST'];

/** Whom a page is drawn for. */
export interface Reader {
  /** As the browser sent them; undefined where it sent none. */
  cookies: string | undefined;
  /** What is asked for the drawing counts for this address, as if the browser had asked. */
  address: string;
}

const readers = new AsyncLocalStorage<Reader>();
const READER_HEADER = 'x-gangway-reader';
/** Known to this process alone: nobody else says for whom a call counts. */
const KEY = randomUUID();

/** Draws as that person would see it: what `ownApi` is asked meanwhile, it asks as them. */
export const drawnFor = <T>(reader: Reader, draw: () => Promise<T>): Promise<T> => readers.run(reader, draw);

/**
 * Asks this very server as the browser would, past every guard: pages are drawn from the same answers that people get.
 * The request's own host means nothing. Throws while the server does not listen, and for what is no look.
 */
export function ownApi(app: NestExpressApplication, origin: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method } = request;
    if (!LOOKS.includes(method)) throw new Error(`A drawing asked for ${method}.`);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('origin', origin);
    const reader = readers.getStore();
    if (reader?.cookies) headers.set('cookie', reader.cookies);
    if (reader) headers.set(READER_HEADER, `${KEY} ${reader.address}`);
    const body = method === 'GET' ? null : await request.text();
    const signal = AbortSignal.timeout(LONGEST_MS);
    return fetch(addressOf(app) + pathname + search, { method, headers, body, signal });
  };
}

/** Takes the address of the person whom a page is drawn for as the address of the calls that its drawing makes. */
export function countForReader(req: ExpressRequest, _res: ExpressResponse, next: NextFunction): void {
  const [key, address] = (req.get(READER_HEADER) ?? '').split(' ');
  if (key === KEY && address) Object.defineProperty(req, 'ip', { value: address });
  next();
}

function addressOf(app: NestExpressApplication): string {
  const listening = app.getHttpServer().address() as AddressInfo | null;
  if (!listening) throw new Error('The server does not listen yet.');
  const anyAddress = ['::', '0.0.0.0'].includes(listening.address);
  const host = listening.family === 'IPv6' && !anyAddress ? `[${listening.address}]` : listening.address;
  return `http://${anyAddress ? '127.0.0.1' : host}:${listening.port}`;
}
