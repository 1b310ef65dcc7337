import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeOwnership } from './owner-lock.js';
import { processBirth } from './process-birth.js';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gangway-lock-'));
  lock = join(folder, 'owner.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (pid: number) => `taken by ${pid}`;
const leaveLockOf = (pid: number, birth: string) => writeFileSync(lock, JSON.stringify({ pid, birth }));
const ownerNow = () => (JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }).pid;

describe('the lock of a data folder', () => {
  it('is ours until we release it, and leaves nothing behind', async () => {
    const release = await takeOwnership(lock, refusal);
    expect(ownerNow()).toBe(process.pid);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused while its owner lives', async () => {
    leaveLockOf(process.ppid, processBirth(process.ppid) ?? '');
    await expect(takeOwnership(lock, refusal)).rejects.toThrow(`taken by ${process.ppid}`);
    expect(ownerNow()).toBe(process.ppid);
  });

  it('is taken over from an owner that is gone', async () => {
    leaveLockOf(4_194_305, 'no process has this number');
    await takeOwnership(lock, refusal);
    expect(ownerNow()).toBe(process.pid);
  });

  it("is taken over when another process has got the owner's number", async () => {
    leaveLockOf(process.ppid, 'the birth of an earlier process');
    await takeOwnership(lock, refusal);
    expect(ownerNow()).toBe(process.pid);
  });

  it('is taken over when a full disk cut it short', async () => {
    writeFileSync(lock, '{"pid":');
    await takeOwnership(lock, refusal);
    expect(ownerNow()).toBe(process.pid);
  });
});
