import { writeFile } from 'node:fs/promises';
import type { Emulator } from '../emulator.js';
import { transaction } from '../storage/database.js';
import { keepSubscription } from './subscriptions.store.js';

/** What has to be there before a merchant is told of anything: the certificate to trust, and the standing subscription. */
export async function prepareWebhooks(emulator: Emulator): Promise<void> {
  const { caFile } = emulator.settings;
  if (caFile !== undefined) await writeFile(caFile, (await emulator.signingKeys()).rootCert);
  await keepStandingSubscription(emulator);
}

export async function keepStandingSubscription({ pool, settings, now }: Emulator): Promise<void> {
  const { webhook } = settings;
  if (webhook) await transaction(pool, (tx) => keepSubscription(tx, webhook, now()));
}
