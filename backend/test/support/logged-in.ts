import { hashToken, newToken } from '../../src/platform/security/tokens.js';
import type { Stack } from './stack.js';
import { Visitor } from './visitor.js';

/** A browser with somebody's session. */
export function visitorOf(stack: Stack, cookie: string): Visitor {
  const { url } = stack.nodes[0]!;
  return new Visitor(url, url).withCookie('sid', cookie.replace(/^sid=/, ''));
}

/** The token of a new session of theirs. */
export async function loggedIn(stack: Stack, userId: number): Promise<string> {
  const token = newToken();
  await stack.db.query("INSERT INTO sessions SELECT $1, $2, now(), now(), now() + interval '1 hour'", [
    hashToken(token),
    userId,
  ]);
  return token;
}
