import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Vault } from './vault.js';

const vault = new Vault(randomBytes(32));

it('opens what it sealed, and the stored bytes do not show it', () => {
  const sealed = vault.seal({ passportNumber: 'ZZTEST9981' }, 'guest_private:1');
  expect(vault.open(sealed, 'guest_private:1')).toEqual({ passportNumber: 'ZZTEST9981' });
  expect(sealed.toString('latin1')).not.toContain('ZZTEST9981');
});

it('keeps bytes as they are', () => {
  const file = randomBytes(10_000);
  const sealed = vault.sealBytes(file, 'stored_files:a');
  expect(sealed.includes(file.subarray(0, 16))).toBe(false);
  expect(vault.openBytes(sealed, 'stored_files:a')).toEqual(file);
  expect(() => vault.openBytes(sealed, 'stored_files:b')).toThrow('authenticate');
});

it('refuses a record moved to another row, and one that was changed', () => {
  const sealed = vault.seal('secret', 'guest_private:1');
  expect(() => vault.open(sealed, 'guest_private:2')).toThrow('authenticate');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => vault.open(changed, 'guest_private:1')).toThrow('authenticate');
});
