import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { freePort, TOLD } from './free-port.js';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

it('is told once', async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
});

it('is none on which somebody listens', async () => {
  const port = await freePort();
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port + 1, '127.0.0.1', resolve));
  expect(await freePort()).not.toBe(port + 1);
});

const noteAt = (port: number, owner: number) => writeFileSync(join(TOLD, String(port)), String(owner));

it('is none that another living process was told and has not bound yet', async () => {
  const port = await freePort();
  noteAt(port + 1, process.ppid);
  expect(await freePort()).not.toBe(port + 1);
});

it('is free again when the process that was told it is gone', async () => {
  const port = await freePort();
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  for (let other = 1; other <= 20; other++) noteAt(port + other, gone);
  expect(await freePort()).toBeLessThanOrEqual(port + 20);
});
