import type { Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import type { FileContent } from './file-store.js';

/**
 * Answers with a file that people uploaded, to somebody who may have it. Its type is believed, nothing in it runs, and what
 * is no picture is saved, never shown. Throws `route.not_found` for null.
 *
 * @param cache e.g. `private, no-cache`; kept by nobody unless told.
 */
export function answerFile(
  response: Response,
  file: FileContent | null,
  { cache = 'no-store', name = 'document' }: { cache?: string; name?: string } = {},
): void {
  if (!file) throw new DomainError('route.not_found');
  const { mediaType, bytes } = file;
  const isPicture = mediaType.startsWith('image/');
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Length', bytes.length);
  response.setHeader('Cache-Control', cache);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Disposition', isPicture ? 'inline' : `attachment; filename="${name}.pdf"`);
  response.end(bytes);
}
