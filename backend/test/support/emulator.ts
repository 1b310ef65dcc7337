import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/local/free-port.js';
import { answersAt } from './answers-at.js';
import { EmulatorMessages } from './emulator-messages.js';
import { StartedProcess } from './started-process.js';

const WEBHOOK_ID = 'GANGWAYTEST1';
const CA_FILE = 'ca.pem';
const MERCHANT = { email: 'merchant@gangway.example', id: 'GANGWAYMERCH1' };

/** PayPal's emulator as a process, and its control endpoint: what a buyer does, and what goes wrong. */
export class Emulator extends EmulatorMessages {
  private constructor(
    private readonly process: StartedProcess,
    url: string,
    key: string,
    private readonly secret: string,
    private readonly folder: string,
  ) {
    super(url, key);
  }

  static async start(main: string, databaseUrl: string, merchantOrigins: string[]): Promise<Emulator> {
    const url = `http://localhost:${await freePort()}`;
    const [key, secret] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
    const folder = await mkdtemp(join(tmpdir(), 'paypal-emulator-'));
    const env = {
      NODE_ENV: 'test',
      EMULATOR_HOST: 'localhost',
      EMULATOR_PORT: new URL(url).port,
      EMULATOR_DATABASE_URL: databaseUrl,
      EMULATOR_CLIENT_ID: 'gangway-test',
      EMULATOR_CLIENT_SECRET: secret,
      EMULATOR_CONTROL_KEY: key,
      EMULATOR_MERCHANT_ORIGINS: merchantOrigins.join(','),
      EMULATOR_CA_FILE: join(folder, CA_FILE),
      EMULATOR_WEBHOOK_ID: WEBHOOK_ID,
      EMULATOR_WEBHOOK_URL: `${merchantOrigins[0]}/paypal/webhook`,
      EMULATOR_IPN_URL: `${merchantOrigins[0]}/paypal/ipn`,
      EMULATOR_MERCHANT_EMAIL: MERCHANT.email,
      EMULATOR_MERCHANT_ID: MERCHANT.id,
    };
    const ready = () => answersAt(`${url}/healthz`);
    return new Emulator(
      await new StartedProcess(process.execPath, [main], env, ready).start(),
      url,
      key,
      secret,
      folder,
    );
  }

  get environmentOfTheProduct(): NodeJS.ProcessEnv {
    return {
      PAYPAL_ENV: 'emulator',
      PAYPAL_API_BASE: this.url,
      PAYPAL_SDK_URL: `${this.url}/web-sdk/v6/core`,
      PAYPAL_CLIENT_ID: 'gangway-test',
      PAYPAL_CLIENT_SECRET: this.secret,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_CERT_CA_FILE: join(this.folder, CA_FILE),
      PAYPAL_WEBSCR_URL: `${this.url}/cgi-bin/webscr`,
      PAYPAL_IPN_VERIFY_URL: `${this.url}/cgi-bin/webscr`,
      PAYPAL_MERCHANT_EMAIL: MERCHANT.email,
      PAYPAL_MERCHANT_ID: MERCHANT.id,
    };
  }

  async stop(): Promise<void> {
    await this.process.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
