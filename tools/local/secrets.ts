import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { explainWrite, LocalFault } from './local-fault.js';

const random = (bytes: number, encoding: 'base64' | 'base64url') => randomBytes(bytes).toString(encoding);

const secrets = z.object({
  /** Seals personal data in the database: with another key that data cannot be read any more. */
  DATA_KEY: z.string().min(1),
  EMULATOR_CLIENT_ID: z.string().min(1),
  EMULATOR_CLIENT_SECRET: z.string().min(1),
  EMULATOR_CONTROL_KEY: z.string().min(1),
});

/** The secrets of this installation, by the names of the variables that carry them. */
export type Secrets = z.infer<typeof secrets>;

/** The secrets kept in `file`, made at the first start; those the environment gives go before them. */
export function keepSecrets(file: string, env: NodeJS.ProcessEnv): Secrets {
  const kept = existsSync(file) ? readSecrets(file) : makeSecrets(file);
  const given = Object.keys(secrets.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return { ...kept, ...Object.fromEntries(given) };
}

function readSecrets(file: string): Secrets {
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const sentence = `${file} cannot be read. It holds the key to the personal data in the database: restore it.`;
    throw new LocalFault(sentence, { cause: error });
  }
}

function makeSecrets(file: string): Secrets {
  const made: Secrets = {
    DATA_KEY: random(32, 'base64'),
    EMULATOR_CLIENT_ID: random(30, 'base64url'),
    EMULATOR_CLIENT_SECRET: random(30, 'base64url'),
    EMULATOR_CONTROL_KEY: random(24, 'base64url'),
  };
  try {
    // By way of a second name: a file cut short by a full disk must not pass for the real one.
    writeFileSync(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw explainWrite(error, file);
  }
  return made;
}
