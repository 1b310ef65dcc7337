import { randomBytes } from 'node:crypto';
import { freePort } from '../../local/free-port.js';
import { StartedProcess } from './started-process.js';

interface Fault {
  operation: 'token' | 'create' | 'get' | 'capture';
  kind: 'fail' | 'delay' | 'drop-before' | 'commit-then-drop' | 'commit-then-hang';
  status?: number;
  issue?: string;
  name?: string;
  delayMs?: number;
  times?: number;
}

/** PayPal's emulator as a process, and its control endpoint: what a buyer does, and what goes wrong. */
export class Emulator {
  private constructor(
    private readonly process: StartedProcess,
    private readonly url: string,
    private readonly key: string,
    private readonly secret: string,
  ) {}

  static async start(main: string, databaseUrl: string, merchantOrigins: string[]): Promise<Emulator> {
    const url = `http://localhost:${await freePort()}`;
    const [key, secret] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
    const env = {
      NODE_ENV: 'test',
      EMULATOR_HOST: 'localhost',
      EMULATOR_PORT: new URL(url).port,
      EMULATOR_DATABASE_URL: databaseUrl,
      EMULATOR_CLIENT_ID: 'gangway-test',
      EMULATOR_CLIENT_SECRET: secret,
      EMULATOR_CONTROL_KEY: key,
      EMULATOR_MERCHANT_ORIGINS: merchantOrigins.join(','),
    };
    const ready = async () => (await fetch(`${url}/healthz`)).ok;
    return new Emulator(
      await new StartedProcess(process.execPath, [main], env, ready).start(),
      url,
      key,
      secret,
    );
  }

  get environmentOfTheProduct(): NodeJS.ProcessEnv {
    return {
      PAYPAL_ENV: 'emulator',
      PAYPAL_API_BASE: this.url,
      PAYPAL_SDK_URL: `${this.url}/web-sdk/v6/core`,
      PAYPAL_CLIENT_ID: 'gangway-test',
      PAYPAL_CLIENT_SECRET: this.secret,
    };
  }

  /** What the buyer does on the approval page. */
  async decide(orderId: string, decision: 'approve' | 'decline' | 'cancel'): Promise<void> {
    await this.control('POST', `/orders/${orderId}/${decision}`);
  }

  async fault(fault: Fault): Promise<void> {
    await this.control('POST', '/faults', fault);
  }

  async forgetFaults(): Promise<void> {
    await this.control('DELETE', '/faults');
  }

  /** The captures PayPal holds for an order. */
  async captures(orderId: string): Promise<unknown[]> {
    const answer = await this.control('GET', `/captures?order=${orderId}`);
    return (answer as { captures: unknown[] }).captures;
  }

  /** Requests repeated under one id with another body: each is a mistake of ours. */
  async violations(): Promise<unknown[]> {
    return ((await this.control('GET', '/violations')) as { violations: unknown[] }).violations;
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  private async control(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { 'X-Emulator-Key': this.key, 'Content-Type': 'application/json' };
    const response = await fetch(`${this.url}/__emulator${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  }
}
