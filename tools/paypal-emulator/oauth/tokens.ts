import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** `server` may create and capture; `client` is handed to a page and may only start the browser script. */
export type TokenKind = 'server' | 'client';

/** Nine hours is what PayPal gives in practice, fifteen minutes what it documents for browser tokens. */
export const LIFE_SECONDS: Record<TokenKind, number> = { server: 9 * 60 * 60, client: 15 * 60 };

const contentSchema = z.object({ kind: z.enum(['server', 'client']), exp: z.number() });

/**
 * A signed token that needs no storage, so it outlives a restart. Form: `<content>.<signature>`; the content is
 * base64url JSON, which the browser script reads (without checking it) to see that it was given the right kind.
 */
export function signToken(kind: TokenKind, secret: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + LIFE_SECONDS[kind];
  const content = Buffer.from(
    JSON.stringify({ kind, exp, jti: randomBytes(9).toString('base64url') }),
  ).toString('base64url');
  return `${content}.${signature(content, secret)}`;
}

/** The kind of a token that is ours and still alive, else null. */
export function verifyToken(token: string, secret: string, now: Date): TokenKind | null {
  const [content = '', given = ''] = token.split('.');
  if (!sameText(given, signature(content, secret))) return null;
  const { kind, exp } = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return exp * 1000 > now.getTime() ? kind : null;
}

/** Compares secrets in a time that tells nothing about where they differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}
