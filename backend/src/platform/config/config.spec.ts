import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const aKey = (step: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => i * step)).toString('base64');
const enough = {
  DATABASE_URL: 'postgres://localhost/gangway',
  DATA_KEY: aKey(7),
  PAYPAL_ENV: 'sandbox',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
};
const problems = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
    return [];
  } catch (err) {
    if (err instanceof ConfigError) return err.problems;
    throw err;
  }
};

describe('the environment', () => {
  it('needs little, and the rest has defaults', () => {
    expect(readConfig(enough)).toMatchObject({
      PORT: 3000,
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      DEMO_MODE: false,
      ACCESS_POLICY: 'paid_in_full',
      paypal: { apiBase: 'https://api-m.sandbox.paypal.com' },
    });
  });

  it('lists everything that is missing at once', () => {
    expect(problems({}).toSorted()).toEqual([
      'DATABASE_URL is missing',
      'DATA_KEY is missing',
      'PAYPAL_CLIENT_ID is missing',
      'PAYPAL_CLIENT_SECRET is missing',
      'PAYPAL_ENV must be live, sandbox or emulator',
    ]);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '99999' }, 'PORT must be 65535 or less'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ DATA_KEY: 'short' }, 'DATA_KEY must be 32 bytes in base64 (openssl rand -base64 32)'],
    [
      { DATA_KEY: Buffer.alloc(32).toString('base64') },
      'DATA_KEY is a placeholder and no random key (openssl rand -base64 32)',
    ],
    [{ DATA_KEY: `new:${aKey(1)},old:${aKey(1)}` }, 'DATA_KEY holds one key twice'],
    [{ DATA_KEY: `new:${aKey(1)},new:${aKey(2)}` }, 'DATA_KEY gives one name to two keys'],
    [
      { DATA_KEY: `new:${aKey(1)},old:short` },
      'DATA_KEY must be 32 bytes in base64 (openssl rand -base64 32)',
    ],
    [
      { DATA_KEY: `n e w:${aKey(1)}` },
      'DATA_KEY names a key in other signs than letters, digits and -, 31 at most',
    ],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE must be 0 or 1'],
    [{ CONTACT_EMAIL: 'us' }, 'CONTACT_EMAIL is not an e-mail address'],
    [{ BOOKING_SITE_URL: 'javascript:alert(1)' }, 'BOOKING_SITE_URL must start with https:// or http://'],
    [{ PAYPAL_ENV: 'emulator' }, 'PAYPAL_API_BASE and PAYPAL_SDK_URL are needed with PAYPAL_ENV=emulator'],
  ])('refuses %j', (change, sentence) => {
    expect(problems({ ...enough, ...change })).toContain(sentence);
  });

  it('takes several keys, of which the first one seals', () => {
    const { dataKeys } = readConfig({ ...enough, DATA_KEY: `2026:${aKey(1)},2025:${aKey(2)}` });
    expect(dataKeys.map(({ id }) => id)).toEqual(['2026', '2025']);
  });

  it('treats an empty variable as absent', () => {
    const config = readConfig({ ...enough, REDIS_URL: '', PORT: '' });
    expect(config.PORT).toBe(3000);
    expect(config.REDIS_URL).toBeUndefined();
  });
});

describe('the address at which people reach a person', () => {
  const production = {
    ...enough,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://cruise.example',
    PAYPAL_ENV: 'live',
    PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
    PAYPAL_MERCHANT_ID: 'S8XGHLYDW9T3S',
    SMTP_URL: 'smtps://mail.example',
  };

  it('is named by whoever runs the site for real', () => {
    expect(problems(production)).toEqual([
      'CONTACT_EMAIL is missing: name the address at which people reach a person',
    ]);
    const named = { ...production, CONTACT_EMAIL: 'crew@cruise.example' };
    expect(readConfig(named).CONTACT_EMAIL).toBe('crew@cruise.example');
  });

  it('is an example in a demonstration', () => {
    expect(readConfig({ ...production, PAYPAL_ENV: 'sandbox', DEMO_MODE: '1' }).CONTACT_EMAIL).toBe(
      'hello@gangway.example',
    );
  });
});

describe('SEC-80: a production server', () => {
  const production = {
    ...enough,
    NODE_ENV: 'production',
    CONTACT_EMAIL: 'crew@cruise.example',
    PUBLIC_URL: 'https://cruise.example',
    ALLOW_SANDBOX_PAYMENTS: '1',
  };

  it('is started with an https address, and with play money only when told so', () => {
    expect(problems(production)).toEqual([]);
    expect(problems({ ...production, PUBLIC_URL: '' }).join()).toMatch(/PUBLIC_URL must be https/);
    expect(problems({ ...production, PUBLIC_URL: 'http://cruise.example' }).join()).toMatch(/must be https/);
    expect(problems({ ...production, ALLOW_SANDBOX_PAYMENTS: '0' }).join()).toMatch(/play money/);
  });

  it('is started otherwise when a variable says so in so many words, or for a demonstration', () => {
    const plain = { ...production, PUBLIC_URL: 'http://cruise.example' };
    expect(problems({ ...plain, ALLOW_PLAIN_HTTP: '1' })).toEqual([]);
    expect(problems({ ...plain, DEMO_MODE: '1', ALLOW_SANDBOX_PAYMENTS: '0' })).toEqual([]);
  });

  it('takes no real money while it cannot send anybody their login', () => {
    const live = { PAYPAL_ENV: 'live', PAYPAL_WEBHOOK_ID: 'A1', PAYPAL_MERCHANT_ID: 'S8XGHLYDW9T3S' };
    for (const MAIL_CATCHER_URL of ['', 'smtp://mail:1025'])
      expect(problems({ ...production, ...live, MAIL_CATCHER_URL })).toEqual([
        'SMTP_URL is needed with PAYPAL_ENV=live: who has paid gets their login by mail',
      ]);
    expect(problems({ ...production, ...live, SMTP_URL: 'smtps://mail.example' })).toEqual([]);
  });
});

describe('SEC-80: real money', () => {
  const live = {
    ...enough,
    PAYPAL_ENV: 'live',
    PUBLIC_URL: 'https://gangway.example',
    PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
    PAYPAL_MERCHANT_ID: 'S8XGHLYDW9T3S',
  };

  it('is taken through PayPal itself, over https', () => {
    expect(problems(live)).toEqual([]);
    expect(readConfig(live).secureCookies).toBe(true);
  });

  it.each([
    [{ PAYPAL_API_BASE: 'http://localhost:3001' }, /must be PayPal's own/],
    [{ PAYPAL_API_BASE: 'https://api-m.paypal.com.evil.example' }, /must be PayPal's own/],
    [{ PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' }, /must be PayPal's own/],
    [{ PAYPAL_WEBSCR_URL: 'http://www.paypal.com/cgi-bin/webscr' }, /PAYPAL_WEBSCR_URL must be PayPal's own/],
    [{ PAYPAL_IPN_VERIFY_URL: 'https://ipnpb.example' }, /PAYPAL_IPN_VERIFY_URL must be PayPal's own/],
    [{ PAYPAL_CERT_HOSTS: 'api.paypal.com,certs.example' }, /PAYPAL_CERT_HOSTS must be PayPal's own/],
    [{ PAYPAL_CERT_CA_FILE: '/tmp/root.pem' }, /PAYPAL_CERT_CA_FILE cannot be combined/],
    [{ PAYPAL_WEBHOOK_ID: '' }, /PAYPAL_WEBHOOK_ID is needed/],
    [{ PAYPAL_MERCHANT_ID: '' }, /PAYPAL_MERCHANT_EMAIL or PAYPAL_MERCHANT_ID is needed/],
    [{ DEMO_MODE: '1' }, /DEMO_MODE cannot be combined/],
    [{ PUBLIC_URL: 'http://gangway.example' }, /must be https/],
  ])('is not mixed with %j', (change, sentence) => {
    expect(problems({ ...live, ...change }).join('\n')).toMatch(sentence);
  });

  it('is asked for, sent and proven at its own addresses', () => {
    expect(readConfig(live).paypal).toMatchObject({
      webscrUrl: 'https://www.paypal.com/cgi-bin/webscr',
      ipnVerifyUrl: 'https://ipnpb.paypal.com/cgi-bin/webscr',
      certificateOrigins: ['https://api.paypal.com'],
      certificateName: 'messageverificationcerts.paypal.com',
    });
  });

  it('is not pretended in production', () => {
    const addresses = {
      PAYPAL_API_BASE: 'http://localhost:3001',
      PAYPAL_SDK_URL: 'http://localhost:3001/sdk',
    };
    const emulated = { ...enough, ...addresses, PAYPAL_ENV: 'emulator', NODE_ENV: 'production' };
    expect(problems(emulated).join('\n')).toMatch(/takes no real money/);
    expect(problems({ ...emulated, DEMO_MODE: '1' })).toEqual([]);
  });
});

it('the emulator is found at the address of the nodes and at that of the browsers', () => {
  const addresses = { PAYPAL_API_BASE: 'http://emulator:3001', PAYPAL_SDK_URL: 'http://localhost:3001/sdk' };
  expect(readConfig({ ...enough, ...addresses, PAYPAL_ENV: 'emulator' }).paypal).toMatchObject({
    webscrUrl: 'http://localhost:3001/cgi-bin/webscr',
    ipnVerifyUrl: 'http://emulator:3001/cgi-bin/webscr',
    certificateOrigins: ['http://emulator:3001', 'http://localhost:3001'],
    merchantEmail: 'merchant@gangway.example',
  });
});
