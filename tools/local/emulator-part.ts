import { join } from 'node:path';
import { Child } from './child.js';
import type { Household } from './household.js';
import { loopbackOrigin } from './origin.js';
import { step } from './progress.js';
import { waitForAnswer } from './readiness.js';
import type { Secrets } from './secrets.js';
import type { LocalSettings } from './settings.js';

const HOST = '127.0.0.1';

/** Of the subscription by which the emulator tells the app what happens. */
const WEBHOOK_ID = 'GANGWAYLOCAL1';

/** Who the redirect form pays. */
const MERCHANT = { email: 'merchant@gangway.example', id: 'GANGWAYMERCH1' };

/** Starts the stand-in for PayPal from `script` and waits until it answers. */
export async function startEmulator(
  settings: LocalSettings,
  secrets: Secrets,
  databaseUrl: string,
  household: Household,
  script: string,
): Promise<void> {
  await step('Starting the PayPal emulator', async () => {
    const child = new Child({
      name: 'The PayPal emulator',
      argv: [script],
      env: { ...process.env, ...emulatorEnvironment(settings, secrets, databaseUrl) },
      logFile: join(settings.logDir, 'emulator.log'),
    });
    await household.add(child);
    await waitForAnswer(`${loopbackOrigin(HOST, settings.emulatorPort)}/healthz`, child, household);
  });
}

function emulatorEnvironment(
  settings: LocalSettings,
  secrets: Secrets,
  databaseUrl: string,
): Record<string, string> {
  return {
    EMULATOR_HOST: HOST,
    EMULATOR_PORT: String(settings.emulatorPort),
    EMULATOR_DATABASE_URL: databaseUrl,
    EMULATOR_CLIENT_ID: secrets.EMULATOR_CLIENT_ID,
    EMULATOR_CLIENT_SECRET: secrets.EMULATOR_CLIENT_SECRET,
    EMULATOR_CONTROL_KEY: secrets.EMULATOR_CONTROL_KEY,
    EMULATOR_MERCHANT_ORIGINS: settings.publicUrl,
    EMULATOR_CA_FILE: caFile(settings),
    EMULATOR_WEBHOOK_ID: WEBHOOK_ID,
    EMULATOR_WEBHOOK_URL: `${loopbackOrigin(settings.host, settings.port)}/paypal/webhook`,
    EMULATOR_IPN_URL: `${loopbackOrigin(settings.host, settings.port)}/paypal/ipn`,
    EMULATOR_MERCHANT_EMAIL: MERCHANT.email,
    EMULATOR_MERCHANT_ID: MERCHANT.id,
  };
}

/** The root that the emulator's webhooks are trusted by. */
function caFile({ dataDir }: LocalSettings): string {
  return join(dataDir, 'paypal-ca.pem');
}

/** How an app node finds the emulator in PayPal's place. */
export function payPalEnvironment(settings: LocalSettings, secrets: Secrets): Record<string, string> {
  const origin = `http://localhost:${settings.emulatorPort}`;
  return {
    PAYPAL_API_BASE: origin,
    PAYPAL_SDK_URL: `${origin}/web-sdk/v6/core`,
    PAYPAL_CLIENT_ID: secrets.EMULATOR_CLIENT_ID,
    PAYPAL_CLIENT_SECRET: secrets.EMULATOR_CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYPAL_CERT_CA_FILE: caFile(settings),
    PAYPAL_WEBSCR_URL: `${origin}/cgi-bin/webscr`,
    PAYPAL_IPN_VERIFY_URL: `${origin}/cgi-bin/webscr`,
    PAYPAL_MERCHANT_EMAIL: MERCHANT.email,
    PAYPAL_MERCHANT_ID: MERCHANT.id,
  };
}
