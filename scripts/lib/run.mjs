import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the checkout on this terminal. A signal to us goes on to it, and ends us after it.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] on top of ours
 * @returns {Promise<number>} its exit code; 127 when there is no such command
 */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
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
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (received) process.exit(128 + constants.signals[received]);
  return code;
}

/**
 * Runs npm, the very one that started us where one did.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runNpm(args, env) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], env);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env);
}
