import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepSecrets } from './secrets.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gangway-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secrets of an installation', () => {
  it('are made once, for the eyes of their owner only, and kept', () => {
    const made = keepSecrets(file, {});
    expect(Buffer.from(made.DATA_KEY, 'base64')).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keepSecrets(file, {})).toEqual(made);
  });

  it('differ from installation to installation', () => {
    expect(keepSecrets(file, {}).DATA_KEY).not.toBe(keepSecrets(`${file}.other`, {}).DATA_KEY);
  });

  it('give way to those of the environment, without forgetting the kept ones', () => {
    const made = keepSecrets(file, {});
    expect(keepSecrets(file, { DATA_KEY: 'given', EMULATOR_CLIENT_ID: '' })).toEqual({
      ...made,
      DATA_KEY: 'given',
    });
    expect(keepSecrets(file, {})).toEqual(made);
  });

  it('are never made anew over a file that cannot be read: the data would be lost', () => {
    writeFileSync(file, '{"DATA_KEY":');
    expect(() => keepSecrets(file, {})).toThrow('It holds the key to the personal data');
  });
});
