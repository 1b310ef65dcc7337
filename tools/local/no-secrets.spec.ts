import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs|html|conf|md|yml)$/.test(path))
    .map((path) => `${folder}/${path}`);

/** What opens something, by the names that the environment has for it, each with what `.env.example` gives it. */
const SECRETS = [
  ...read('.env.example').matchAll(
    /^(\w*(?:SECRET|PASSWORD|DATA_KEY|CONTROL_KEY|DATABASE_URL|SMTP_URL))=(.*)$/gm,
  ),
].map(([, name = '', value = '']) => [name, value] as const);
const LOOKS_LIKE_ONE = [
  /-----BEGIN (?:\w+ )*PRIVATE KEY-----\s+[\w+/]{40}/,
  /\b(?:sk|rk)_live_\w{10}/,
  /\bA(?:KIA|SIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}/,
  /\b(?:postgres(?:ql)?|rediss?|smtps?):\/\/[^\s:@/'"`$]+:[^\s@/'"`${<]{8,}@(?!localhost|127\.)/,
];

describe('SEC-82: no secret', () => {
  it('has a value in the example of an environment', () => {
    expect(SECRETS.length).toBeGreaterThan(8);
    expect(SECRETS.filter(([, value]) => value)).toEqual([]);
  });

  it('stands in what is handed on', () => {
    const files = ['backend/src', 'frontend/src', 'deploy', 'docs', 'scripts'].flatMap(filesIn);
    const found = [...files, 'docker-compose.yml', 'README.md'].filter((path) =>
      LOOKS_LIKE_ONE.some((sign) => sign.test(read(path))),
    );
    expect(found).toEqual([]);
  });

  it('is asked for by what a browser gets', () => {
    const names = SECRETS.map(([name]) => name);
    const found = [...filesIn('frontend/src'), 'frontend/index.html', 'frontend/vite.config.ts'].filter(
      (path) => names.some((name) => read(path).includes(name)),
    );
    expect(found).toEqual([]);
    // Vite gives a bundle the variables of one prefix alone; another one would be said here.
    expect(read('frontend/vite.config.ts')).not.toMatch(/envPrefix|loadEnv/);
  });
});
