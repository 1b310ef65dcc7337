import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { isMailAddress, mailAddress } from '../../contracts/mail-address.js';
import { ENTITIES } from '../entities.js';
import { passwordProblem, wordsOf } from '../modules/auth/password.rules.js';
import { hashPassword } from '../modules/auth/passwords.js';
import { User } from '../modules/auth/user.entity.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { migrate } from '../platform/database/migrate.js';

const USAGE = `Makes the first host, who is the operator, too: they keep the site's accounts at /operator. The password is read from HOST_PASSWORD, never from the command line.
  HOST_PASSWORD=... DATABASE_URL=... node create-host.js --username U --email E --first-name F --last-name L`;

const options = {
  username: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;
const {
  username,
  email: typed,
  'first-name': firstName,
  'last-name': lastName,
} = parseArgs({ options }).values;
const email = typed && mailAddress(typed);
const { DATABASE_URL: url, HOST_PASSWORD: password } = process.env;

if (!url || !password || !username || !email || !firstName || !lastName) fail(USAGE);
if (!isMailAddress(email)) fail(`No mail reaches ${email}.`);
const problem = passwordProblem(password, wordsOf({ username, email, firstName, lastName }));
if (problem) fail(`HOST_PASSWORD: ${problem}.`);

await migrate(url);
const db = await new DataSource(dataSourceOptions(url, ENTITIES, 2)).initialize();
const hashed = await hashPassword(password);
try {
  await db.manager.insert(User, {
    username,
    email,
    firstName,
    lastName,
    password: hashed,
    role: 'host',
    isOperator: !(await db.manager.existsBy(User, { isOperator: true, isActive: true })),
    emailProvenAt: new Date(),
    createdAt: new Date(),
  });
  process.stdout.write(`${username} can log in as a host.\n`);
} catch (err) {
  fail(err instanceof Error ? err.message : String(err));
} finally {
  await db.destroy();
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
