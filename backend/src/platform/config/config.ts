import { z } from 'zod';
import { type DataKey, dataKeyProblem, readDataKeys } from '../security/key-ring.js';
import { productionProblems } from './production-config.js';
import { payPalConfig, payPalEnvironment, payPalProblems, type PayPalConfig } from './paypal-config.js';

const flag = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .default('0')
  .transform((value) => value === '1');
const url = (protocols: string[]) =>
  z
    .url({ error: 'is not a URL' })
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must start with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    });
const count = (fallback: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be ${min} or more` })
    .max(max, { error: `must be ${max} or less` })
    .default(fallback);
const required = z.string({ error: 'is missing' }).min(1, { error: 'is empty' });

/** Every variable the server reads, and what it may hold. `.env.example` explains each one. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: count(3000, 1, 65_535),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  MIGRATION_DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: count(20, 2, 200),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  TRUST_PROXY_HOPS: count(0, 0, 10),
  DEMO_MODE: flag,
  DEMO_CLOCK_START: z.iso
    .datetime({ offset: true, error: 'is not an ISO instant' })
    .default('2025-06-02T15:00:00-07:00'),
  DEMO_LOGINS_FILE: z.string().optional(),
  DATA_KEY: required.superRefine((text, ctx) => {
    const message = dataKeyProblem(text);
    if (message) ctx.addIssue({ code: 'custom', message });
  }),
  ...payPalEnvironment,
  PAYPAL_CLIENT_ID: required,
  PAYPAL_CLIENT_SECRET: required,
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_CATCHER_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Gangway <no-reply@localhost>'),
  CONTACT_EMAIL: z.email({ error: 'is not an e-mail address' }).optional(),
  BOOKING_SITE_URL: url(['https:', 'http:']).optional(),
  ONE_HOST_LIMIT_CENTS: count(100_000, 0, 100_000_000),
  SECOND_HOST_DAYS: count(3, 0, 365),
  ONE_HOST_ALONE: flag,
  REFUND_CONFIRM_LIMIT_CENTS: count(50_000, 0, 100_000_000),
  HOLDS_PER_BROWSER: count(2, 1, 10_000),
  HOLDS_PER_ADDRESS: count(6, 1, 10_000),
  REQUESTS_PER_ADDRESS: count(1_200, 60, 1_000_000),
  SOCKETS_PER_ADDRESS: count(1_000, 20, 100_000),
  SECURITY_ALARM_FAILURES: count(300, 1, 1_000_000),
  PHOTO_MAX_MB: count(8, 1, 20),
  DOCUMENT_MAX_MB: count(10, 1, 20),
  HOST_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'must be optional or required' })
    .default('optional'),
  ACCESS_POLICY: z.enum(['paid_in_full', 'current']).default('paid_in_full'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  API_DOCS: flag,
  ALLOW_PLAIN_HTTP: flag,
  ALLOW_SANDBOX_PAYMENTS: flag,
  STATIC_DIR: z.string().optional(),
});

type Environment = Omit<z.infer<typeof environment>, 'DATA_KEY'>;

/** The server's settings after validation. Injected by the token {@link CONFIG}; never read from `process.env` again. */
export type AppConfig = Omit<
  Environment,
  | 'PUBLIC_URL'
  | 'CONTACT_EMAIL'
  | 'SMTP_URL'
  | 'MAIL_CATCHER_URL'
  | Exclude<keyof typeof payPalEnvironment, 'PAYPAL_ENV'>
> & {
  /** Where people write when something needs a person. Shown on the site, and where answers to our mails go. */
  CONTACT_EMAIL: string;
  /** Where mails are handed over, perhaps to what only catches them; without it they are kept. */
  mailUrl: string | undefined;
  /** The origin people see, without a slash at its end. Links and PayPal's return addresses are built from it alone. */
  publicUrl: string;
  /** The newest first: it seals. The others open what they sealed. */
  dataKeys: readonly DataKey[];
  secureCookies: boolean;
  paypal: PayPalConfig;
};

/** Stands in for the operator's address in a demonstration and while developing; nobody reads it. */
const EXAMPLE_CONTACT = 'hello@gangway.example';

export const CONFIG = Symbol('CONFIG');

/** Everything wrong with the environment, a line each: shown to the operator, then the boot ends. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  }
}

/** Reads and checks the environment. An empty variable counts as absent. Throws {@link ConfigError}. */
export function readConfig(env: NodeJS.ProcessEnv): AppConfig {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => problem(issue.path.join('.'), issue.message, present)),
    );
  }
  const { DATA_KEY, ...values } = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  const paypal = payPalConfig(values);
  const problems = [
    ...payPalProblems(values),
    ...unsafeMixes(values, publicUrl),
    ...productionProblems(values, publicUrl),
  ];
  if (problems.length || !paypal) throw new ConfigError(problems);
  return {
    ...values,
    CONTACT_EMAIL: values.CONTACT_EMAIL ?? EXAMPLE_CONTACT,
    mailUrl: values.SMTP_URL ?? values.MAIL_CATCHER_URL,
    publicUrl,
    dataKeys: readDataKeys(DATA_KEY),
    secureCookies: publicUrl.startsWith('https:'),
    paypal,
  };
}

/** Combinations that would take real money by mistake. */
function unsafeMixes(v: Environment, publicUrl: string): string[] {
  const problems: string[] = [];
  if (v.PAYPAL_ENV === 'live' && v.DEMO_MODE)
    problems.push('DEMO_MODE cannot be combined with PAYPAL_ENV=live');
  if (v.PAYPAL_ENV === 'live' && !publicUrl.startsWith('https:'))
    problems.push('PUBLIC_URL must be https with PAYPAL_ENV=live');
  return problems;
}

function problem(name: string, message: string, present: Record<string, unknown>): string {
  const isAbsent = !(name in present) && name !== 'PAYPAL_ENV';
  return `${name} ${isAbsent ? 'is missing' : message}`;
}
