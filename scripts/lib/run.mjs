import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {(command: string, args: string[], env?: Record<string, string>) => Promise<number>} Run */

/**
 * Runs a command in the checkout on this terminal. A signal to us goes on to it, and ends us after it.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] on top of ours
 * @returns {Promise<number>} its exit code; 127 when there is no such command
 */
export function run(command, args, env = {}) {
  return ended(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }));
}

/**
 * The same for commands side by side, whose lines would mix on the terminal.
 * @param {(part: Buffer) => void} [onPart] hears it as it is written
 * @returns {{ run: Run, output: () => string }} `output` is what those that `run` ran have written
 */
export function keepOutput(onPart) {
  /** @type {Buffer[]} */
  const parts = [];
  return {
    run: (command, args, env = {}) => {
      const child = spawn(command, args, {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part) => {
          parts.push(part);
          onPart?.(part);
        });
      }
      return ended(child);
    },
    output: () => Buffer.concat(parts).toString(),
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
async function ended(child) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (received) process.exit(128 + constants.signals[received]);
  return code;
}

/**
 * Runs npm, the very one that started us where one did.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {Run} [by]
 */
export function runNpm(args, env, by = run) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return by(process.execPath, [cli, ...args], env);
  return by(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env);
}
