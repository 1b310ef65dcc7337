import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type JsonShape, assertShape, assertStorableAddress } from './json-shape.rules.js';
import { isPageRequest } from './page-request.rules.js';

interface JsonDoors {
  /** How the paths begin. */
  start: string;
  /** Bytes: three a character that a DTO allows, for any script. */
  limit: number;
  shape: JsonShape;
}

const SMALL: JsonShape = { depth: 8, keys: 100, items: 100, values: 1_000 };
/** Imports, trips and lists of ticked guests. A body is looked at more closely only once its sender is known as a host. */
const LARGE: JsonShape = { depth: 12, keys: 200, items: 5_000, values: 20_000 };
const KB = 1_024;
/** The first that fits counts. */
const DOORS: readonly JsonDoors[] = [
  // A file of 200,000 characters, or thousands of guests by their ids.
  { start: '/api/host/guests/', limit: 640 * KB, shape: LARGE },
  // A month of full days with the words for each.
  { start: '/api/host/trips/', limit: 640 * KB, shape: LARGE },
  { start: '/api/host/', limit: 256 * KB, shape: LARGE },
  // Two travellers with wishes of a thousand characters each, in any script.
  { start: '/api/checkout/draft', limit: 32 * KB, shape: SMALL },
  // A traveller's details with wishes of a thousand characters each and their answers to the hosts.
  { start: '/api/guest/trips/', limit: 32 * KB, shape: SMALL },
  // Who travels, as a text of its own.
  { start: '/paypal/order/', limit: 64 * KB, shape: SMALL },
  { start: '/', limit: 16 * KB, shape: SMALL },
];

/** How many bytes a JSON body may have that is sent to a path. */
export function bodyLimitOf(path: string): number {
  return DOORS.find(({ start }) => path.startsWith(start))?.limit ?? 0;
}

/**
 * Reads JSON bodies, no larger and no more complex than their door needs: everybody may send one, without a login. What
 * PostgreSQL cannot take is refused here, in a body and in an address. Not in a page's, which no row is looked up by: whoever
 * mistyped one is shown a page.
 */
export function jsonBodies(): RequestHandler {
  const readers = DOORS.map((doors) => ({ ...doors, read: express.json({ limit: doors.limit }) }));
  return (req: Request, res: Response, next: NextFunction): void => {
    const doors = readers.find(({ start }) => req.path.startsWith(start));
    if (!doors) return next();
    doors.read(req, res, (err?: unknown) => next(err ?? refusalOf(req, doors.shape)));
  };
}

function refusalOf(req: Request, shape: JsonShape): unknown {
  try {
    if (!isPageRequest(req)) assertStorableAddress(req.originalUrl);
    // What another reader took in is no JSON.
    if (!Buffer.isBuffer(req.body)) assertShape(req.body, shape);
    return undefined;
  } catch (err) {
    return err;
  }
}
