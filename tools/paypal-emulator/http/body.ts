import type { Request } from 'express';
import { refusal, namedRefusal } from './refusal.js';

/**
 * The JSON body of a request; an empty body counts as `{}`, as it does on PayPal's capture call.
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST_JSON
 */
export function jsonBody(req: Request): unknown {
  if (!/^application\/json\s*(;|$)/i.test(req.get('content-type') ?? '')) {
    throw namedRefusal('UNSUPPORTED_MEDIA_TYPE');
  }
  const text = bodyText(req).trim();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('MALFORMED_REQUEST_JSON', { location: 'body' });
  }
}

/** The fields of a form post; nothing for any other body. */
export function formBody(req: Request): URLSearchParams {
  return new URLSearchParams(bodyText(req));
}

function bodyText(req: Request): string {
  return typeof req.body === 'string' ? req.body : '';
}
