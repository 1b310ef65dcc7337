import { createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../../../../platform/clock/clock.js';

/** PayPal tries for three days; what is older was kept by somebody. */
const OLDEST_MS = 3 * DAY_MS + HOUR_MS;
const short = z.string().min(1).max(1_000);

const headers = z
  .object({
    'paypal-transmission-id': short,
    'paypal-transmission-time': short,
    'paypal-transmission-sig': short,
    'paypal-cert-url': short,
    'paypal-auth-algo': z.literal('SHA256withRSA'),
  })
  .transform((h) => ({
    id: h['paypal-transmission-id'],
    time: h['paypal-transmission-time'],
    signature: h['paypal-transmission-sig'],
    certificateUrl: h['paypal-cert-url'],
    algorithm: h['paypal-auth-algo'],
  }));

/** How one webhook was sent. */
export type Transmission = z.infer<typeof headers>;

/** Null when something is missing or is not what PayPal sends. @param given header names in small letters. */
export function transmissionOf(given: object): Transmission | null {
  return headers.safeParse(given).data ?? null;
}

export function isFresh({ time }: Transmission, now: Date): boolean {
  const sentAt = Date.parse(time);
  return !Number.isNaN(sentAt) && now.getTime() - sentAt <= OLDEST_MS;
}

/** @param webhookId our subscription's id, not the event's: the signature covers it and the body's CRC. */
export function isSigned(t: Transmission, webhookId: string, body: Buffer, key: KeyObject): boolean {
  const message = `${t.id}|${t.time}|${webhookId}|${crc32(body)}`;
  return createVerify('RSA-SHA256').update(message).verify(key, t.signature, 'base64');
}

/** The question to PayPal whether it sent this. The event goes back byte for byte: written anew, 1.0 would become 1. */
export function postbackBody(t: Transmission, webhookId: string, body: Buffer): string {
  const about = {
    auth_algo: t.algorithm,
    cert_url: t.certificateUrl,
    transmission_id: t.id,
    transmission_sig: t.signature,
    transmission_time: t.time,
    webhook_id: webhookId,
  };
  return `${JSON.stringify(about).slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
}
