import { expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import type { AppConfig } from '../config/config.js';
import type { DomainError } from '../errors/domain-error.js';
import { writeGuard } from './write-guard.js';

const guard = writeGuard({ publicUrl: 'https://gangway.example' } as AppConfig);

function outcome(method: string, headers: Record<string, string>, path = '/api/quote'): string {
  const req = {
    method,
    path,
    get: (name: string) => headers[name],
    is: (type: string) => (headers['content-type'] ?? '').startsWith(type),
  } as unknown as Request;
  let refusal: DomainError | undefined;
  guard(req, {} as Response, (err?: unknown) => (refusal = err as DomainError | undefined));
  return refusal?.code ?? 'through';
}

const own = { origin: 'https://gangway.example' };
const json = { 'content-type': 'application/json; charset=utf-8', 'content-length': '2' };

it.each([
  ['GET', {}, 'through'],
  ['POST', { ...own, ...json }, 'through'],
  ['POST', own, 'through'],
  ['POST', { referer: 'https://gangway.example/login', ...json }, 'through'],
  ['POST', json, 'request.foreign_origin'],
  ['POST', { ...json, origin: 'https://evil.example' }, 'request.foreign_origin'],
  ['DELETE', { origin: 'null' }, 'request.foreign_origin'],
  ['POST', { ...own, ...json, 'sec-fetch-site': 'cross-site' }, 'request.foreign_origin'],
  ['POST', { ...own, ...json, 'sec-fetch-site': 'same-site' }, 'request.foreign_origin'],
  ['POST', { ...own, ...json, 'sec-fetch-site': 'same-origin' }, 'through'],
  ['POST', { ...own, 'content-type': 'text/plain', 'content-length': '2' }, 'request.not_json'],
  [
    'PUT',
    { ...own, 'content-type': 'multipart/form-data', 'transfer-encoding': 'chunked' },
    'request.not_json',
  ],
])('SEC-31, SEC-32: %s %j: %s', (method, headers, expected) => {
  expect(outcome(method, headers)).toBe(expected);
});

const photo = { ...own, 'content-type': 'image/jpeg', 'content-length': '9' };
const foreign = { ...photo, origin: 'https://evil.example' };

it.each([
  ['POST', photo, '/api/uploads/photo', 'through'],
  ['POST', photo, '/api/uploads/document', 'through'],
  ['POST', { ...photo, 'content-type': 'application/pdf' }, '/api/uploads/document', 'through'],
  ['POST', { ...photo, 'content-type': 'application/pdf' }, '/api/uploads/photo', 'upload.wrong_type'],
  ['POST', { ...photo, 'content-type': 'multipart/form-data' }, '/api/uploads/photo', 'upload.wrong_type'],
  ['POST', { ...photo, 'content-type': 'text/plain' }, '/api/uploads/document', 'upload.wrong_type'],
  ['POST', { ...photo, 'content-type': 'image/svg+xml' }, '/api/uploads/photo', 'upload.wrong_type'],
  ['POST', { ...own, ...json }, '/api/uploads/photo', 'upload.wrong_type'],
  ['POST', foreign, '/api/uploads/photo', 'request.foreign_origin'],
  ['PUT', photo, '/api/uploads/photo', 'request.not_json'],
  ['POST', photo, '/api/uploads/photo/', 'request.not_json'],
  ['POST', photo, '/api/quote', 'request.not_json'],
])('a file: %s %j to %s: %s', (method, headers, path, expected) => {
  expect(outcome(method, headers, path)).toBe(expected);
});
