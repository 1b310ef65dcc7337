import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { packedFiles } from './packed-files.js';

const SCRIPT = 'console.log("hello");'.repeat(100);
let dir: string;
let server: Server;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'packed-'));
  mkdirSync(join(dir, 'assets'));
  const script = join(dir, 'assets/app.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(dir, 'assets/small.js'), 'x');
  server = createServer(express().use(packedFiles(dir), express.static(dir)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

type Answer = Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding' | 'vary'> & {
  status?: number;
  bytes: number;
};

/** An answer's head and how many bytes followed. `fetch` would unpack them. */
function ask(path: string, encodings: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { port, path, headers: { 'accept-encoding': encodings } };
    get(options, (res) => {
      let bytes = 0;
      res.on('data', (part: Buffer) => (bytes += part.length));
      res.on('end', () => resolve({ ...res.headers, status: res.statusCode, bytes }));
    }).on('error', reject);
  });
}

it.each([
  ['the best that a browser reads', 'gzip, deflate, br', 'br', brotliCompressSync(SCRIPT).length],
  ['the other one where it does not read that', 'gzip', 'gzip', gzipSync(SCRIPT).length],
  ['the other one where that is refused', 'br;q=0, gzip', 'gzip', gzipSync(SCRIPT).length],
  ['the text where it reads neither', 'identity', undefined, SCRIPT.length],
])('a script goes out as %s', async (_, encodings, packing, bytes) => {
  expect(await ask('/assets/app.js?v=1', encodings)).toMatchObject({
    status: 200,
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    bytes,
    ...(packing && { 'content-encoding': packing }),
  });
});

it('what was not packed goes out as it is', async () => {
  const small = await ask('/assets/small.js', 'br, gzip');
  expect([small.status, small['content-encoding'], small.bytes]).toEqual([200, undefined, 1]);
  expect((await ask('/assets/none.js', 'br, gzip')).status).toBe(404);
});
