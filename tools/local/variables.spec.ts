import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const EXAMPLE = read('.env.example');
const COMPOSE = read('docker-compose.yml');
const NAME = /^([A-Z][A-Z_]+)=/gm;
const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** Names of a schema's variables: a line each, indented once. */
const readBy = (path: string) =>
  [...read(path).matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);

/** What is the same in every container stands in its image, and what is another program's is not for compose. */
const SETTLED = ['HOST', 'PORT', 'NODE_ENV', 'STATIC_DIR', 'DEMO_LOGINS_FILE', 'EMULATOR_HOST'];
const ELSEWHERE = ['npm start and npm run dev', 'npm test'];

it('each variable that a server reads is explained', () => {
  const servers = ['config.ts', 'paypal-config.ts'].flatMap((file) =>
    readBy(`backend/src/platform/config/${file}`),
  );
  const all = [...servers, ...readBy('tools/paypal-emulator/settings.ts')];
  expect(all.length).toBeGreaterThan(60);
  const told = namesIn(EXAMPLE);
  expect(all.filter((name) => !told.includes(name))).toEqual([]);
});

it('each variable of the example that is for servers reaches them in docker compose', () => {
  const sections = EXAMPLE.split(/^# == (.+) ==$/m).slice(1);
  const forServers = sections.flatMap((text, at) =>
    at % 2 === 1 && !ELSEWHERE.includes(sections[at - 1] ?? '') ? namesIn(text) : [],
  );
  expect(forServers.length).toBeGreaterThan(60);
  const missing = forServers.filter(
    (name) => !SETTLED.includes(name) && !new RegExp(`\\b${name}\\b`).test(COMPOSE),
  );
  expect(missing).toEqual([]);
});
