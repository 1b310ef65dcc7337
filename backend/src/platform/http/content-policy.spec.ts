import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { contentPolicy, payPalSources } from './content-policy.js';

const config = (env: NodeJS.ProcessEnv) =>
  readConfig({
    DATABASE_URL: 'postgres://localhost/gangway',
    DATA_KEY: randomBytes(32).toString('base64'),
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'https://cruise.example',
    PAYPAL_WEBHOOK_ID: 'WH',
    PAYPAL_MERCHANT_ID: 'MERCHANT1',
    ...env,
  });
const policyOf = (path: string, env: NodeJS.ProcessEnv = { PAYPAL_ENV: 'live' }) =>
  contentPolicy(config(env), [], payPalSources(config(env), path));

describe('what pages may load and where their forms may go', () => {
  it.each([
    '/',
    '/template/pricing',
    '/template/paymentsomething',
    '/guest/payments',
    '/pay',
    '/api/shares/abc',
  ])('%s has nothing of PayPal', (path) => {
    expect(JSON.stringify(policyOf(path))).not.toContain('paypal');
  });

  it.each(['/template/checkout', '/pay/abc'])(
    '%s has the script and its windows, and no redirect form',
    (path) => {
      expect(policyOf(path)).toMatchObject({
        scriptSrc: [
          "'self'",
          'https://www.paypal.com',
          'https://*.paypalobjects.com',
          'https://c.paypal.com',
        ],
        frameSrc: ['https://*.paypal.com'],
        formAction: ["'self'"],
      });
    },
  );

  it.each(['/template/payment/abc', '/guest/payment'])('%s may send the redirect form to PayPal', (path) => {
    expect(policyOf(path).formAction).toEqual(["'self'", 'https://www.paypal.com']);
    expect(policyOf(path, { PAYPAL_ENV: 'sandbox' }).formAction).toEqual([
      "'self'",
      'https://www.sandbox.paypal.com',
    ]);
  });

  it('the emulator takes the place of all of them', () => {
    const origin = 'http://localhost:3001';
    const env = { PAYPAL_ENV: 'emulator', PAYPAL_API_BASE: origin, PAYPAL_SDK_URL: `${origin}/sdk` };
    const policy = policyOf('/template/payment/abc', env);
    expect(policy).toMatchObject({ scriptSrc: ["'self'", origin], formAction: ["'self'", origin] });
    expect(JSON.stringify(policy)).not.toContain('paypal');
  });
});
