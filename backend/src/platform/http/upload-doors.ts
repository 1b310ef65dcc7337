import express, { type Request, type Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { DOCUMENT_TYPES, PICTURE_TYPES } from '../files/media-type.rules.js';

/** What browsers call a file whose name tells them nothing. What it is, is looked for in the file itself. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Where files come in, and of which types: the body is the file. By the exact path and method. */
const UPLOAD_DOORS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['POST /api/uploads/photo', [...PICTURE_TYPES, UNKNOWN_TYPE]],
  ['POST /api/uploads/document', [...DOCUMENT_TYPES, UNKNOWN_TYPE]],
]);

/** The media types that may be sent there; undefined where no files come in. */
export function uploadTypes(method: string, path: string): readonly string[] | undefined {
  return UPLOAD_DOORS.get(`${method} ${path}`);
}

/**
 * The file that a request carries. Read only once it is settled who sends it: until then it waits in the sender's line.
 * Throws `upload.too_large`, `upload.empty`.
 */
export async function readUpload(
  request: Request,
  response: Response,
  maxMegabytes: number,
): Promise<Buffer> {
  const raw = express.raw({ type: () => true, inflate: false, limit: `${maxMegabytes}mb` });
  try {
    await new Promise<void>((resolve, reject) =>
      raw(request, response, (err) => (err ? reject(err) : resolve())),
    );
  } catch (err) {
    const isTooLarge = err instanceof Error && 'status' in err && err.status === 413;
    throw isTooLarge ? new DomainError('upload.too_large', { megabytes: maxMegabytes }) : err;
  }
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new DomainError('upload.empty');
  return request.body;
}
