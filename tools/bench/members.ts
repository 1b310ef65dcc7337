import { resolve } from 'node:path';
import { readLocalSettings } from '../local/settings.js';
import { LocalFault } from '../local/local-fault.js';
import { openCookiesFile } from './members/cookies-file.js';
import { findDatabase } from './members/find-database.js';
import { makeMembers } from './members/make-members.js';
import { readOptions, wholeNumber } from './options.js';
import { runBench } from './run-bench.js';

const USAGE =
  'Usage: npm run bench:members -- --count 1000 --out cookies.txt [--database-url postgres://...]';
/** More would not fit into the trip's revenue, an integer of cents. */
const MAX_COUNT = 20_000;

// `npm run bench:members`: paid guests of the trip on sale with a session each, in the database of a running server.
await runBench(async () => {
  const options = readOptions(
    { count: { type: 'string' }, out: { type: 'string' }, 'database-url': { type: 'string' } },
    USAGE,
  );
  const count = wholeNumber('count', options.count, { min: 1, max: MAX_COUNT });
  if (typeof options.out !== 'string' || !options.out) throw new LocalFault(`--out is missing.\n${USAGE}`);

  const settings = readLocalSettings(process.env);
  const given = options['database-url'] ?? settings.databaseUrl;
  const databaseUrl = typeof given === 'string' && given ? given : findDatabase(settings.dataDir);
  const file = openCookiesFile(resolve(process.env.INIT_CWD ?? '.', options.out));
  try {
    const since = performance.now();
    const isDemo = process.env.DEMO_MODE !== '0';
    const made = await makeMembers(databaseUrl, { count, isDemo, publicUrl: settings.publicUrl });
    file.write(made.cookies);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(
      `${count} paid guests of "${made.tripTitle}" in ${seconds} s; their cookies are in ${file.path}`,
    );
    if (made.raisedTo) console.log(`The trip was too small: it now has ${made.raisedTo} places.`);
  } finally {
    file.close();
  }
});
