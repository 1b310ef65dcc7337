import { expect } from '@jest/globals';
import type { Person } from './people.js';
import type { Stack } from './stack.js';
import { Visitor } from './visitor.js';

/** Ends the trip and erases this person, as they may do themselves. */
export async function erasedSelf(stack: Stack, { cookie, userId }: Person): Promise<void> {
  const { url } = stack.nodes[0]!;
  const password = 'gull-anchor-nine';
  const names = { firstName: 'Robin', lastName: 'Sample', username: `robin${userId}` };
  const account = { ...names, email: `robin${userId}@example.com`, password, confirmPassword: password };
  const visitor = new Visitor(url, url);
  expect((await visitor.call('POST', '/api/auth/register', account)).status).toBe(201);
  await stack.db.query(
    `UPDATE users SET password = (SELECT password FROM users WHERE username = $2) WHERE id = $1`,
    [userId, names.username],
  );
  await stack.db.query(
    `UPDATE trips SET start_date = current_date - 9, end_date = current_date - 6, departs_at = now() - interval '9 days'
      WHERE id IN (SELECT trip_id FROM guests WHERE user_id = $1)`,
    [userId],
  );
  const session = new Visitor(url, url).withCookie('sid', cookie.replace('sid=', ''));
  const { status } = await session.call('POST', '/api/account/erase', { password, confirms: true });
  expect(status).toBe(204);
}
