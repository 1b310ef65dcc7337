import { describe, expect, it } from '@jest/globals';
import { createCipheriv, randomBytes } from 'node:crypto';
import { type DataKey, fingerprint, KeyRing, readDataKeys } from './key-ring.js';
import { Vault } from './vault.js';

const aKey = (id: string): DataKey => ({ id, bytes: randomBytes(32) });
const vaultOf = (...keys: DataKey[]) => new Vault(new KeyRing(keys));
const vault = vaultOf(aKey('2026'));

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
  expect(() => vault.open(sealed.subarray(0, 20), 'guest_private:1')).toThrow('authentication tag');
});

describe('a ring of several keys', () => {
  const [older, newer] = [aKey('2025'), aKey('2026')];

  it('opens what each of them sealed, and seals with the first', () => {
    const before = vaultOf(older).seal('a', 'p');
    const ring = vaultOf(newer, older);
    expect(ring.open(before, 'p')).toBe('a');
    expect(vaultOf(newer).open(ring.seal('b', 'p'), 'p')).toBe('b');
  });

  it('says which key is missing', () => {
    expect(() => vaultOf(newer).open(vaultOf(older).seal('a', 'p'), 'p')).toThrow(
      'DATA_KEY lacks the key "2025"',
    );
  });

  it('opens what a key sealed while it had no name', () => {
    const [bare] = readDataKeys(older.bytes.toString('base64'));
    const sealed = vaultOf(bare!).seal('a', 'p');
    expect(bare?.id).toBe(fingerprint(older.bytes));
    expect(vaultOf(newer, older).open(sealed, 'p')).toBe('a');
  });

  it('opens what a key sealed before any had a name', () => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', older.bytes, iv).setAAD(Buffer.from('p'));
    const text = Buffer.concat([cipher.update('"a"'), cipher.final()]);
    const sealed = Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), text]);
    expect(vaultOf(newer, older).open(sealed, 'p')).toBe('a');
    expect(vaultOf(older).open(sealed, 'p')).toBe('a');
    expect(() => vaultOf(newer).open(sealed, 'p')).toThrow('authenticate');
  });

  it('makes of each key another one for each purpose', () => {
    const ring = new KeyRing([newer, older]);
    const made = [...ring.digests('hold', 'x'), ...ring.digests('seal', 'x'), ring.digest('hold', 'y')];
    expect(new Set(made.map((digest) => digest.toString('hex'))).size).toBe(5);
    expect(ring.digests('hold', 'x')[1]).toEqual(new KeyRing([older]).digest('hold', 'x'));
  });
});
