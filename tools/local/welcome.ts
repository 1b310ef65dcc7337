import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import type { LocalSettings } from './settings.js';

const logins = z.array(
  z.object({ role: z.string(), name: z.string(), username: z.string(), password: z.string() }),
);

/** What a person wants to know once everything runs: where to look, and with which demo logins. */
export function welcome(settings: LocalSettings): string {
  const isDemo = settings.paypal === 'emulator';
  const lines = [
    ['Site', settings.publicUrl],
    ...(isDemo ? [['PayPal', `http://localhost:${settings.emulatorPort} (an emulator, no real money)`]] : []),
    ...(process.env.SMTP_URL || process.env.MAIL_CATCHER_URL
      ? []
      : [['Mail', `${settings.publicUrl}/demo/mail`]]),
    ['Logs', shortest(settings.logDir)],
  ];
  const places = lines.map(([what, where]) => `  ${what?.padEnd(8)} ${where}`);
  return [
    '',
    '  Gangway is ready.',
    '',
    ...places,
    ...demoLogins(settings.demoLoginsFile),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}

function demoLogins(file: string): string[] {
  if (!existsSync(file)) return [];
  const list = logins.parse(JSON.parse(readFileSync(file, 'utf8')));
  const width = Math.max(...list.map(({ username }) => username.length));
  const rows = list.map(
    (login) =>
      `  ${login.role.padEnd(8)} ${login.username.padEnd(width)}  ${login.password}  (${login.name})`,
  );
  return ['', '  Demo logins', ...rows];
}

function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
}
