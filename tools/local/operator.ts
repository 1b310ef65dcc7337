import { join } from 'node:path';
import { Child } from './child.js';
import { startGround } from './ground.js';
import type { Household } from './household.js';
import { loopbackOrigin } from './origin.js';
import { step } from './progress.js';
import { waitForAnswer } from './readiness.js';
import { readLocalSettings } from './settings.js';
import { welcome } from './welcome.js';

/** The compiled programs that are started, by their paths. */
export interface Scripts {
  app: string;
  emulator: string;
}

/** Starts database, PayPal emulator and one app node, in this order, and says where to look. */
export async function startEverything(household: Household, scripts: Scripts): Promise<void> {
  const settings = readLocalSettings(process.env);
  const env = await startGround(settings, household, scripts.emulator);
  await step('Starting the app', async () => {
    const logFile = join(settings.logDir, 'app.log');
    const app = await household.add(new Child({ name: 'The app', argv: [scripts.app], env, logFile }));
    await waitForAnswer(`${loopbackOrigin(settings.host, settings.port)}/readyz`, app, household);
  });
  console.log(welcome(settings));
}
