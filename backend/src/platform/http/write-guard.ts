import type { NextFunction, Request, Response } from 'express';
import type { AppConfig } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { isOwnOrigin } from './own-origin.js';
import { isRawDoor } from './raw-doors.js';
import { isUnsubscribeDoor } from './unsubscribe-doors.js';
import { uploadTypes } from './upload-doors.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a write through only when this site's own page made it: Origin (or Referer) exactly ours, not marked cross-site
 * by the browser, and JSON or, where files come in, their types, none of which a foreign form can send.
 * Other machines' notices, and mail programs at the doors that turn mails off, prove themselves.
 */
export function writeGuard(config: AppConfig) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const isFree = READS.has(req.method) || isRawDoor(req.path) || isUnsubscribeDoor(req.path);
    next(isFree ? undefined : (refusal(req, config) ?? undefined));
  };
}

function refusal(req: Request, config: AppConfig): DomainError | null {
  const site = req.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return new DomainError('request.foreign_origin');
  const origin = req.get('origin') ?? originOf(req.get('referer'));
  if (!origin || !isOwnOrigin(origin, config)) return new DomainError('request.foreign_origin');
  return typeRefusal(req);
}

function typeRefusal(req: Request): DomainError | null {
  const types = uploadTypes(req.method, req.path);
  if (types) {
    const isTaken = types.some((type) => req.is(type));
    return isTaken ? null : new DomainError('upload.wrong_type', { types: types.join(', ') });
  }
  if (!req.is('application/json') && hasBody(req)) return new DomainError('request.not_json');
  return null;
}

function hasBody(req: Request): boolean {
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

function originOf(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).origin : undefined;
}
