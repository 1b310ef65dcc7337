import { z } from 'zod';

export interface EmulatorSettings {
  host: string;
  port: number;
  /** The origin browsers and API clients see; every link in an answer starts with it. */
  publicUrl: string;
  databaseUrl: string;
  clientId: string;
  clientSecret: string;
  controlKey: string;
  /** Exact origins whose pages may open the approval window and hear from it. */
  merchantOrigins: string[];
  /** Where the merchant's server is reached from here, when the public address of its pages is not the way. */
  merchantUrl: string | undefined;
  orderTtlMinutes: number;
  /** The origin under which the merchant's server reaches the emulator; certificates are fetched from there. */
  apiUrl: string;
  /** Where the certificate goes that merchants trust webhooks by. */
  caFile: string | undefined;
  /** A subscription to every event that is there from the start. */
  webhook: { id: string; url: string } | undefined;
  /** How many times faster than PayPal what was not delivered is tried again. */
  timeScale: number;
  /** Who is paid. */
  merchantEmail: string;
  merchantId: string;
  /** Where IPN messages go of a payment whose form named no address. */
  ipnUrl: string | undefined;
  /** How long a transaction takes to appear on the statement; up to three hours at PayPal. */
  statementDelayMinutes: number;
}

/** The environment cannot be used; `message` lists every variable and what is wrong with it, one a line. */
export class SettingsError extends Error {}

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as http://localhost:3000, without a path',
  );

const originList = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(origin));

const required = z.string({ error: 'is missing' }).min(1, 'is empty');

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    ALLOW_EMULATOR: z.enum(['0', '1']).default('0'),
    EMULATOR_HOST: z.string().default('127.0.0.1'),
    EMULATOR_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
    EMULATOR_PUBLIC_URL: origin.optional(),
    EMULATOR_DATABASE_URL: required.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
    EMULATOR_CLIENT_ID: required,
    EMULATOR_CLIENT_SECRET: required,
    EMULATOR_CONTROL_KEY: required,
    EMULATOR_MERCHANT_ORIGINS: originList.default(['http://localhost:3000']),
    EMULATOR_MERCHANT_URL: origin.optional(),
    EMULATOR_ORDER_TTL_MINUTES: z.coerce.number().int().min(1).default(180),
    EMULATOR_API_URL: origin.optional(),
    EMULATOR_CA_FILE: z.string().min(1).optional(),
    EMULATOR_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .optional(),
    EMULATOR_WEBHOOK_ID: z
      .string()
      .regex(/^[A-Z0-9]{1,50}$/, 'must be of capitals and digits')
      .optional(),
    EMULATOR_TIME_SCALE: z.coerce.number().min(1).default(1),
    EMULATOR_MERCHANT_EMAIL: z
      .email({ error: 'is not an e-mail address' })
      .default('merchant@gangway.example'),
    EMULATOR_MERCHANT_ID: z
      .string()
      .regex(/^[A-Z0-9]{5,20}$/, 'must be 5 to 20 capitals and digits')
      .default('EMULATEDSHOP1'),
    EMULATOR_STATEMENT_DELAY_MINUTES: z.coerce.number().int().min(0).default(0),
    EMULATOR_IPN_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.ALLOW_EMULATOR === '1', {
    path: ['NODE_ENV'],
    // Told together with the other faults, not only once those are mended.
    when: () => true,
    error: 'is production: a stand-in for PayPal takes no real money, set ALLOW_EMULATOR=1 if that is wanted',
  })
  .refine((env) => (env.EMULATOR_WEBHOOK_ID === undefined) === (env.EMULATOR_WEBHOOK_URL === undefined), {
    path: ['EMULATOR_WEBHOOK_ID'],
    error: 'and EMULATOR_WEBHOOK_URL belong together: give both or none',
  });

/** @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv): EmulatorSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(present);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
    throw new SettingsError(`The PayPal emulator cannot start:\n${lines.join('\n')}`);
  }
  const given = read.data;
  const publicUrl = given.EMULATOR_PUBLIC_URL ?? `http://localhost:${given.EMULATOR_PORT}`;
  const [webhookId, webhookUrl] = [given.EMULATOR_WEBHOOK_ID, given.EMULATOR_WEBHOOK_URL];
  return {
    host: given.EMULATOR_HOST,
    port: given.EMULATOR_PORT,
    publicUrl,
    databaseUrl: given.EMULATOR_DATABASE_URL,
    clientId: given.EMULATOR_CLIENT_ID,
    clientSecret: given.EMULATOR_CLIENT_SECRET,
    controlKey: given.EMULATOR_CONTROL_KEY,
    merchantOrigins: given.EMULATOR_MERCHANT_ORIGINS,
    merchantUrl: given.EMULATOR_MERCHANT_URL,
    orderTtlMinutes: given.EMULATOR_ORDER_TTL_MINUTES,
    apiUrl: given.EMULATOR_API_URL ?? publicUrl,
    caFile: given.EMULATOR_CA_FILE,
    webhook: webhookId && webhookUrl ? { id: webhookId, url: webhookUrl } : undefined,
    timeScale: given.EMULATOR_TIME_SCALE,
    merchantEmail: given.EMULATOR_MERCHANT_EMAIL,
    merchantId: given.EMULATOR_MERCHANT_ID,
    ipnUrl: given.EMULATOR_IPN_URL,
    statementDelayMinutes: given.EMULATOR_STATEMENT_DELAY_MINUTES,
  };
}
