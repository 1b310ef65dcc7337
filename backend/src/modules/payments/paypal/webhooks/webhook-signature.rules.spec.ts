import { createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { isFresh, isSigned, postbackBody, transmissionOf } from './webhook-signature.rules.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const body = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","amount":1.0}');
const sent = (changes: Record<string, string> = {}) => {
  const time = '2026-05-01T10:00:00Z';
  const signature = createSign('RSA-SHA256')
    .update(`T-1|${time}|WEBHOOK|${crc32(body)}`)
    .sign(privateKey, 'base64');
  return transmissionOf({
    'paypal-transmission-id': 'T-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-auth-algo': 'SHA256withRSA',
    ...changes,
  });
};

describe('the signature of a webhook', () => {
  it('covers its transmission, our subscription and every byte of it', () => {
    const transmission = sent()!;
    expect(isSigned(transmission, 'WEBHOOK', body, publicKey)).toBe(true);
    expect(isSigned(transmission, 'ANOTHER', body, publicKey)).toBe(false);
    expect(isSigned({ ...transmission, id: 'T-2' }, 'WEBHOOK', body, publicKey)).toBe(false);
    expect(isSigned({ ...transmission, time: '2026-05-02T10:00:00Z' }, 'WEBHOOK', body, publicKey)).toBe(
      false,
    );
    for (let at = 0; at < body.length; at += 7) {
      const altered = Buffer.from(body);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(isSigned(transmission, 'WEBHOOK', altered, publicKey)).toBe(false);
    }
  });

  it('of anybody else is none', () => {
    const { publicKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(isSigned(sent()!, 'WEBHOOK', body, other)).toBe(false);
    expect(isSigned(sent({ 'paypal-transmission-sig': 'AAAA' })!, 'WEBHOOK', body, publicKey)).toBe(false);
  });

  it('needs all its headers, and the one algorithm', () => {
    expect(transmissionOf({})).toBeNull();
    expect(sent({ 'paypal-auth-algo': 'none' })).toBeNull();
    expect(sent({ 'paypal-transmission-sig': '' })).toBeNull();
  });
});

it('a webhook of more than three days and an hour is old, and one without a time is too', () => {
  expect(isFresh(sent()!, new Date('2026-05-04T10:59:00Z'))).toBe(true);
  expect(isFresh(sent()!, new Date('2026-05-04T11:01:00Z'))).toBe(false);
  expect(isFresh(sent({ 'paypal-transmission-time': 'now' })!, new Date('2026-05-01'))).toBe(false);
});

it('goes back to PayPal byte for byte when PayPal is asked', () => {
  const question = postbackBody(sent()!, 'WEBHOOK', body);
  expect(question).toContain(`"webhook_event":${body.toString()}}`);
  expect(JSON.parse(question)).toMatchObject({ webhook_id: 'WEBHOOK', transmission_id: 'T-1' });
});
