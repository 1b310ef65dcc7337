import { HttpException } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import type { RefusalCode } from './refusals.js';

/** What every refused call answers. `message` is a sentence for people. */
export interface ErrorView {
  statusCode: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: Record<string, string | number | boolean>;
}

const BY_STATUS: Partial<Record<number, RefusalCode>> = {
  400: 'request.malformed',
  401: 'auth.required',
  404: 'route.not_found',
  413: 'request.too_large',
  415: 'request.not_json',
  422: 'request.invalid',
};

/** The refusal behind anything thrown; a fault becomes `server.fault`. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isNoConnection(thrown)) return new DomainError('server.busy', { seconds: 5 });
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  return new DomainError(BY_STATUS[status] ?? 'server.fault');
}

/** The driver's own words after a long wait for one of the database's connections. */
function isNoConnection(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message === 'timeout exceeded when trying to connect';
}

/** body-parser and multer throw plain errors that carry a status below 500. */
function statusOf(thrown: unknown): number {
  const status = thrown instanceof Error && 'status' in thrown ? Number(thrown.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

export function errorView(error: DomainError): ErrorView {
  return {
    statusCode: error.status,
    code: error.code,
    message: error.message,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(Object.keys(error.details).length ? { details: error.details } : {}),
  };
}
