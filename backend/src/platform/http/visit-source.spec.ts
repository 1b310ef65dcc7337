import { expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { rememberSource, sourceOf } from './visit-source.js';

const remember = rememberSource({ publicUrl: 'https://gangway.example', secureCookies: true });

function visit(query: Record<string, string>, headers: Record<string, string> = {}): string | undefined {
  const kept = jest.fn();
  const req = { method: 'GET', query, headers: { accept: 'text/html', ...headers } };
  void remember(req as unknown as Request, { cookie: kept } as unknown as Response, () => undefined);
  return kept.mock.calls[0]?.[1] as string | undefined;
}

it('keeps the name of a campaign, or of the site that linked here', () => {
  expect(visit({ utm_source: 'Spring-Mail' })).toBe('campaign:spring-mail');
  expect(visit({}, { referer: 'https://www.cruisefans.example/best-of' })).toBe('site:cruisefans.example');
});

it('keeps nothing of who comes directly, from our own pages, or with an address somebody made up', () => {
  expect(visit({})).toBeUndefined();
  expect(visit({}, { referer: 'https://gangway.example/template/pricing' })).toBeUndefined();
  expect(visit({ utm_source: 'ann@example.com' })).toBeUndefined();
  expect(visit({ utm_source: '<script>' }, { referer: 'not an address' })).toBeUndefined();
});

it('stays with the first source of a visit: the way back from PayPal is none', () => {
  const cookie = 'came-from=campaign%3Aspring-mail';
  expect(visit({}, { cookie, referer: 'https://paypal.example/' })).toBeUndefined();
  expect(sourceOf({ headers: { cookie } })).toEqual({ by: 'campaign', from: 'spring-mail' });
});

it('believes no cookie that it would not have written', () => {
  expect(sourceOf({ headers: { cookie: 'came-from=site%3A%3Cb%3E' } })).toEqual({ by: 'direct', from: null });
});
