import { randomUUID } from 'node:crypto';
import { PaypalGround } from '../paypal-emulator.ground.js';

/** What a caller sees of an answer; `body` is empty where it was no JSON. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- every route has its own shape, and each test knows it
  body: Record<string, any>;
  text: string;
}

/** Does at PayPal's emulator what a buyer, or time, does. */
export type Buyer = (path: string, body?: object) => Promise<Answer>;

export const nobody: Buyer = () => Promise.reject(new Error('There is no buyer here'));

/** Somebody who says to be PayPal, and what it takes to be a client of it. */
export interface Subject {
  name: string;
  clientId: string;
  clientSecret: string;
  /** Where IPN messages are sent back to. */
  ipnVerifyUrl: () => string;
  api: () => string;
  /** Stands in for a buyer, where nobody has to look at a page; null where one must. */
  buyer: Buyer | null;
  open(): Promise<void>;
  close(): Promise<void>;
}

export function theEmulator(): Subject {
  let ground: PaypalGround;
  let base = '';
  return {
    name: 'the emulator',
    clientId: 'shop',
    clientSecret: 'secret',
    api: () => base,
    ipnVerifyUrl: () => `${base}/cgi-bin/webscr`,
    buyer: (path, body) =>
      call(`${base}/__emulator/${path}`, 'POST', { body, headers: { 'x-emulator-key': 'key' } }),
    open: async () => {
      ground = await PaypalGround.open();
      base = await ground.startFresh();
    },
    close: () => ground.close(),
  };
}

/** PayPal's sandbox, when the environment holds an app's credentials. */
export function theSandbox(env: NodeJS.ProcessEnv): Subject | null {
  const { PAYPAL_SANDBOX_CLIENT_ID: clientId, PAYPAL_SANDBOX_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return {
    name: "PayPal's sandbox",
    clientId,
    clientSecret,
    api: () => 'https://api-m.sandbox.paypal.com',
    ipnVerifyUrl: () => 'https://ipnpb.sandbox.paypal.com/cgi-bin/webscr',
    buyer: null,
    open: async () => undefined,
    close: async () => undefined,
  };
}

/** A client of a subject, with a bearer of its own. */
export class SubjectClient {
  #bearer = '';

  constructor(readonly subject: Subject) {}

  async open(): Promise<void> {
    await this.subject.open();
    this.#bearer = (await this.token()).body.access_token;
  }

  token(form: Record<string, string> = {}, secret = this.subject.clientSecret): Promise<Answer> {
    const authorization = `Basic ${Buffer.from(`${this.subject.clientId}:${secret}`).toString('base64')}`;
    const fields = new URLSearchParams({ grant_type: 'client_credentials', ...form });
    return callText(`${this.subject.api()}/v1/oauth2/token`, fields, { authorization });
  }

  ask(
    path: string,
    method = 'GET',
    { body, headers }: { body?: object; headers?: object } = {},
  ): Promise<Answer> {
    const all = { authorization: `Bearer ${this.#bearer}`, ...headers };
    return call(`${this.subject.api()}${path}`, method, { body, headers: all });
  }

  createOrder(order: object, requestId: string = randomUUID()): Promise<Answer> {
    return this.ask('/v2/checkout/orders', 'POST', {
      body: order,
      headers: { 'PayPal-Request-Id': requestId },
    });
  }

  /** An order that was approved, then captured. */
  async aPayment(order: object, buyer: Buyer): Promise<{ orderId: string; captureId: string }> {
    const { id } = (await this.createOrder(order)).body;
    await buyer(`orders/${id}/approve`);
    const headers = { 'PayPal-Request-Id': randomUUID(), Prefer: 'return=representation' };
    const { body } = await this.ask(`/v2/checkout/orders/${id}/capture`, 'POST', { headers });
    return { orderId: id, captureId: body.purchase_units[0].payments.captures[0].id };
  }

  /** What the IPN verification says of these bytes. */
  async validateIpn(body: string): Promise<string> {
    const headers = { 'user-agent': 'Gangway-conformance' };
    return (await callText(this.subject.ipnVerifyUrl(), `cmd=_notify-validate&${body}`, headers)).text;
  }
}

async function call(
  url: string,
  method: string,
  { body, headers }: { body?: object; headers?: object },
): Promise<Answer> {
  const all = { 'content-type': 'application/json', ...headers };
  return read(await fetch(url, { method, headers: all, body: body && JSON.stringify(body) }));
}

async function callText(
  url: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return read(await fetch(url, { method: 'POST', headers: { ...type, ...headers }, body: String(body) }));
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = text.startsWith('{');
  return { status: response.status, text, body: isJson ? (JSON.parse(text) as Answer['body']) : {} };
}
