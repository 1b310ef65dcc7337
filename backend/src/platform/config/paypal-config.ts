import { z } from 'zod';

type PayPalEnv = 'live' | 'sandbox' | 'emulator';

/** How PayPal is reached and recognised. Every address is one of PayPal's own, unless the emulator stands in for it. */
export interface PayPalConfig {
  apiBase: string;
  sdkUrl: string;
  /** Where the browser posts the redirect form. */
  webscrUrl: string;
  /** Where a notification of the form is sent back to, to learn whether PayPal wrote it. */
  ipnVerifyUrl: string;
  /** The exact origins a webhook's certificate may be fetched from. */
  certificateOrigins: readonly string[];
  /** Who such a certificate is for. */
  certificateName: string;
  /** A file with one more root certificate to trust, in PEM: the emulator's. */
  certificateRootFile: string | undefined;
  /** Our subscription's id at PayPal, which the signatures cover; without it no webhook is believed. */
  webhookId: string | undefined;
  /** Who is paid by the redirect form: what a notification's receiver must be. */
  merchantEmail: string | undefined;
  merchantId: string | undefined;
}

const url = z.url({ error: 'is not a URL', protocol: /^https?$/ });
const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, { error: 'must be host names with commas between them' })));

/** PayPal's variables. `.env.example` explains each one. */
export const payPalEnvironment = {
  PAYPAL_ENV: z.enum(['live', 'sandbox', 'emulator'], { error: 'must be live, sandbox or emulator' }),
  PAYPAL_API_BASE: url.optional(),
  PAYPAL_SDK_URL: url.optional(),
  PAYPAL_WEBSCR_URL: url.optional(),
  PAYPAL_IPN_VERIFY_URL: url.optional(),
  PAYPAL_CERT_HOSTS: hostList.optional(),
  PAYPAL_CERT_CA_FILE: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MERCHANT_EMAIL: z.email({ error: 'is not an e-mail address' }).optional(),
  PAYPAL_MERCHANT_ID: z
    .string()
    .regex(/^[A-Z0-9]{5,20}$/, { error: 'is not a PayPal account id' })
    .optional(),
};
const variables = z.object(payPalEnvironment);
type Variables = z.infer<typeof variables>;

/** PayPal's own addresses, a row for each kind of account. */
const ROWS = {
  live: {
    apiBase: 'https://api-m.paypal.com',
    sdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
    webscrUrl: 'https://www.paypal.com/cgi-bin/webscr',
    ipnVerifyUrl: 'https://ipnpb.paypal.com/cgi-bin/webscr',
    certificateOrigins: ['https://api.paypal.com'],
  },
  sandbox: {
    apiBase: 'https://api-m.sandbox.paypal.com',
    sdkUrl: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
    webscrUrl: 'https://www.sandbox.paypal.com/cgi-bin/webscr',
    ipnVerifyUrl: 'https://ipnpb.sandbox.paypal.com/cgi-bin/webscr',
    certificateOrigins: ['https://api.sandbox.paypal.com'],
  },
} as const;
const CERTIFICATE_NAMES: Record<PayPalEnv, string> = {
  live: 'messageverificationcerts.paypal.com',
  sandbox: 'messageverificationcerts.sandbox.paypal.com',
  emulator: 'messageverificationcerts.sandbox.paypal.com',
};
const EMULATED_MERCHANT = 'merchant@gangway.example';

/** The settings, or null when the emulator's addresses are missing: {@link payPalProblems} says so. */
export function payPalConfig(v: Variables): PayPalConfig | null {
  const row = v.PAYPAL_ENV === 'emulator' ? emulatorRow(v) : ROWS[v.PAYPAL_ENV];
  const apiBase = v.PAYPAL_API_BASE ?? row?.apiBase;
  if (!row || !apiBase) return null;
  return {
    apiBase,
    sdkUrl: v.PAYPAL_SDK_URL ?? row.sdkUrl,
    webscrUrl: v.PAYPAL_WEBSCR_URL ?? row.webscrUrl,
    ipnVerifyUrl: v.PAYPAL_IPN_VERIFY_URL ?? row.ipnVerifyUrl,
    certificateOrigins: v.PAYPAL_CERT_HOSTS?.map((host) => `https://${host}`) ?? row.certificateOrigins,
    certificateName: CERTIFICATE_NAMES[v.PAYPAL_ENV],
    certificateRootFile: v.PAYPAL_CERT_CA_FILE,
    webhookId: v.PAYPAL_WEBHOOK_ID,
    merchantEmail: v.PAYPAL_MERCHANT_EMAIL ?? (v.PAYPAL_ENV === 'emulator' ? EMULATED_MERCHANT : undefined),
    merchantId: v.PAYPAL_MERCHANT_ID,
  };
}

/** The emulator is one program at two addresses: the nodes' and the browsers'. Its certificate may be at either. */
function emulatorRow({ PAYPAL_API_BASE: apiBase, PAYPAL_SDK_URL: sdkUrl }: Variables) {
  if (!apiBase || !sdkUrl) return null;
  const [forNodes, forBrowsers] = [new URL(apiBase).origin, new URL(sdkUrl).origin];
  return {
    apiBase,
    sdkUrl,
    webscrUrl: `${forBrowsers}/cgi-bin/webscr`,
    ipnVerifyUrl: `${forNodes}/cgi-bin/webscr`,
    certificateOrigins: [...new Set([forNodes, forBrowsers])],
  };
}

/** What would take real money by mistake, or believe somebody who is not PayPal. A sentence each. */
export function payPalProblems(v: Variables): string[] {
  const env = v.PAYPAL_ENV;
  const config = payPalConfig(v);
  if (!config) return ['PAYPAL_API_BASE and PAYPAL_SDK_URL are needed with PAYPAL_ENV=emulator'];
  if (env === 'emulator') return [];
  const problems: string[] = [];
  const foreign = addressesOf(config).filter(([, address]) => !isOfPayPal(address, env));
  if (foreign.length)
    problems.push(
      `${foreign.map(([name]) => name).join(' and ')} must be PayPal's own with PAYPAL_ENV=${env}`,
    );
  if (env !== 'live') return problems;
  if (config.certificateRootFile)
    problems.push('PAYPAL_CERT_CA_FILE cannot be combined with PAYPAL_ENV=live');
  if (!config.webhookId) problems.push('PAYPAL_WEBHOOK_ID is needed with PAYPAL_ENV=live');
  if (!config.merchantEmail && !config.merchantId)
    problems.push('PAYPAL_MERCHANT_EMAIL or PAYPAL_MERCHANT_ID is needed with PAYPAL_ENV=live');
  return problems;
}

function addressesOf(config: PayPalConfig): [string, string][] {
  return [
    ['PAYPAL_API_BASE', config.apiBase],
    ['PAYPAL_SDK_URL', config.sdkUrl],
    ['PAYPAL_WEBSCR_URL', config.webscrUrl],
    ['PAYPAL_IPN_VERIFY_URL', config.ipnVerifyUrl],
    ...config.certificateOrigins.map((origin): [string, string] => ['PAYPAL_CERT_HOSTS', origin]),
  ];
}

/** Real money is not mixed with the sandbox's, and neither with anybody else's. */
function isOfPayPal(address: string, env: 'live' | 'sandbox'): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' || !/(^|\.)paypal\.com$/.test(hostname)) return false;
  return env === 'sandbox' || !/(^|\.)sandbox\.paypal\.com$/.test(hostname);
}
