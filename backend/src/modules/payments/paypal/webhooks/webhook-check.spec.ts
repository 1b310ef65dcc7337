import { X509Certificate } from 'node:crypto';
import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Clock } from '../../../../platform/clock/clock.js';
import type { AppConfig } from '../../../../platform/config/config.js';
import { PayPalError } from '../client/paypal-error.js';
import type { PayPalNotices } from './paypal-notices.service.js';
import { aCertificate, type MadeCertificate } from './a-certificate.js';
import type { Certificates } from './certificates.service.js';
import { WebhookCheck } from './webhook-check.service.js';
import type { Transmission } from './webhook-signature.rules.js';

const origin = 'https://api.sandbox.paypal.com';
const body = Buffer.from('{"id":"WH-1"}');
let made: MadeCertificate;

/** @param found what fetching the certificate comes to; @param answer PayPal's, when it is asked. */
function check(
  found: X509Certificate | 'refused' | 'unavailable',
  answer: () => Promise<boolean>,
  webhookId = 'WEBHOOK',
) {
  const asked: string[] = [];
  const config = { paypal: { webhookId, certificateOrigins: [origin] } } as unknown as AppConfig;
  const certificates = { get: () => Promise.resolve(found) } as unknown as Certificates;
  const paypal = {
    isOwnWebhook: (question: string) => {
      asked.push(question);
      return answer();
    },
  } as unknown as PayPalNotices;
  return { asked, service: new WebhookCheck(config, new Clock(), certificates, paypal) };
}

const transmission = (age = 0): Transmission => {
  const time = new Date(Date.now() - age).toISOString();
  const signature = createSign('RSA-SHA256')
    .update(`T-1|${time}|WEBHOOK|${crc32(body)}`)
    .sign(made.key, 'base64');
  const certificateUrl = `${origin}/v1/notifications/certs/CERT-1`;
  return { id: 'T-1', time, signature, certificateUrl, algorithm: 'SHA256withRSA' };
};
const yes = () => Promise.resolve(true);

beforeAll(async () => {
  made = await aCertificate();
});

describe('whether PayPal sent a webhook', () => {
  it('is told by the signature, and nobody is asked', async () => {
    const { asked, service } = check(new X509Certificate(made.pem), yes);
    expect(await service.isGenuine(transmission(), body)).toBe(true);
    expect(await service.isGenuine(transmission(), Buffer.from('{"id":"WH-2"}'))).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is asked of PayPal where the certificate cannot be had', async () => {
    const { asked, service } = check('unavailable', yes);
    expect(await service.isGenuine(transmission(), body)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(
      await check('unavailable', () => Promise.resolve(false)).service.isGenuine(transmission(), body),
    ).toBe(false);
  });

  it('is left open while PayPal cannot be asked either: it will send the webhook again', async () => {
    const silent = () => Promise.reject(new PayPalError('unknown', 503, 'SERVICE_UNAVAILABLE', undefined));
    await expect(check('unavailable', silent).service.isGenuine(transmission(), body)).rejects.toMatchObject({
      code: 'notice.unclear',
    });
  });

  it.each([
    ['whose certificate is not PayPal’s', () => check('refused', yes), {}],
    [
      'at an address that is not PayPal’s',
      () => check('unavailable', yes),
      { certificateUrl: 'https://evil.example/v1/notifications/certs/CERT-1' },
    ],
    ['to a site that has no subscription', () => check('unavailable', yes, ''), {}],
  ])('is no question for one %s', async (_what, make, changes) => {
    const { asked, service } = make();
    expect(await service.isGenuine({ ...transmission(), ...changes }, body)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('SEC-48: is no question for one that was signed ten days ago', async () => {
    const { service } = check(new X509Certificate(made.pem), yes);
    expect(await service.isGenuine(transmission(10 * 86_400_000), body)).toBe(false);
    expect(await service.isGenuine(transmission(3 * 86_400_000), body)).toBe(true);
  });
});
