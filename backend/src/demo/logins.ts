import { randomInt, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { keepSetting, keptSetting } from '../platform/database/settings.js';
import type { DemoLoginDto } from './demo.dto.js';
import { DEMO_USERNAMES, HOSTS, RETURNING, TRAVELLERS } from './people.data.js';
import { fullName } from './person.js';

const KEY = 'demo_logins';
const LOGIN = z.object({
  role: z.string(),
  name: z.string(),
  username: z.string(),
  password: z.string(),
}) satisfies z.ZodType<DemoLoginDto>;
/** No letter or digit that is easily taken for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const [GROUPS, GROUP_LENGTH] = [3, 4];

/** The demo's logins with fresh passwords. Never the same twice: a demo on a public address must not have known ones. */
export function newDemoLogins(): DemoLoginDto[] {
  const everybody = { ...HOSTS, ...TRAVELLERS, ...RETURNING };
  return Object.values(everybody)
    .filter(({ username }) => DEMO_USERNAMES.includes(username))
    .map((person) => ({
      role: person.username in HOSTS ? 'host' : 'guest',
      name: fullName(person),
      username: person.username,
      password: newPassword(),
    }));
}

/** 59 random bits in three groups that can be read aloud. */
function newPassword(): string {
  const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length));
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, letter).join('')).join(
    '-',
  );
}

/** Keeps the logins in clear, for the login page: in demo mode they are public. */
export function keepLogins(manager: EntityManager, logins: readonly DemoLoginDto[]): Promise<void> {
  return keepSetting(manager, KEY, logins);
}

/** The kept logins; none where the demo was not seeded. */
export async function keptLogins(db: DataSource): Promise<DemoLoginDto[]> {
  return (await keptSetting(db, KEY, z.array(LOGIN))) ?? [];
}

/** Writes the kept logins to a file that only its owner can read; a file from an earlier start is replaced whole. */
export async function writeLoginsFile(db: DataSource, file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, `${JSON.stringify(await keptLogins(db), null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}
