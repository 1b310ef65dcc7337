import { createSign, createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What PayPal signs of a webhook. `webhookId` is the subscription's id, which the message itself does not carry. */
export interface Transmission {
  transmissionId: string;
  transmissionTime: string;
  webhookId: string;
  body: string;
}

/** The algorithm by PayPal's name for it: RSA with PKCS #1 v1.5. */
export const AUTH_ALGO = 'SHA256withRSA';

export function sign(transmission: Transmission, privateKey: string): string {
  return createSign('RSA-SHA256').update(signedText(transmission)).sign(privateKey, 'base64');
}

export function isSigned(transmission: Transmission, signature: string, certificate: string): boolean {
  return createVerify('RSA-SHA256').update(signedText(transmission)).verify(certificate, signature, 'base64');
}

function signedText({ transmissionId, transmissionTime, webhookId, body }: Transmission): string {
  return [transmissionId, transmissionTime, webhookId, crc32(body)].join('|');
}
