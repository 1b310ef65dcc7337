import { createHmac, randomBytes } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { KeyRing } from '../../platform/security/key-ring.js';
import { OneTimeLinks } from './one-time-links.service.js';

const [older, newer] = ['2025', '2026'].map((id) => ({ id, bytes: randomBytes(32) }));
const linksBy = (...keys: (typeof older)[]) =>
  new OneTimeLinks(new KeyRing(keys.flatMap((key) => key ?? [])), new Clock());
const purpose = 'set_password' as const;

it('a link that waits in a mail is the same after a change of keys', async () => {
  const manager = { insert: jest.fn() } as unknown as EntityManager;
  const name = await linksBy(older).issue(manager, { userId: 1, purpose, hours: 1 });
  const token = linksBy(older).tokenOf(purpose, name);
  expect(linksBy(newer, older).tokenOf(purpose, name)).toBe(token);
  expect(() => linksBy(newer).tokenOf(purpose, name)).toThrow('DATA_KEY lacks the key 2025');
});

it('a link that was named before keys had names is made as it was then', () => {
  const text = older!.bytes.toString('base64');
  const before = createHmac('sha256', text).update('set_password:abc').digest('base64url');
  expect(linksBy(newer, older).tokenOf(purpose, 'abc')).toBe(before);
});
