import type { Delivery, Message } from '../delivery/delivery.js';
import type { Emulator } from '../emulator.js';
import type { EmulatorSettings } from '../settings.js';
import { getEventText } from './events.store.js';
import { AUTH_ALGO, sign } from './signature.js';

/** Where the certificate that webhooks are signed with is to be had. */
export function certUrl({ apiUrl }: EmulatorSettings, certId: string): string {
  return `${apiUrl}/v1/notifications/certs/${certId}`;
}

/** A webhook as it is posted: the event's text and the headers that prove where it comes from. */
export async function writeWebhookMessage(emulator: Emulator, delivery: Delivery): Promise<Message> {
  const { certId, leafKey } = await emulator.signingKeys();
  const body = await getEventText(emulator.pool, delivery.messageId);
  const { transmissionId } = delivery;
  // Whole seconds, as PayPal writes it.
  const transmissionTime = delivery.createdAt.toISOString().replace(/\.\d+Z$/, 'Z');
  const transmission = { transmissionId, transmissionTime, webhookId: delivery.webhookId ?? '', body };
  return {
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'PayPal/AUHD-1.0-1',
      'PAYPAL-TRANSMISSION-ID': transmissionId,
      'PAYPAL-TRANSMISSION-TIME': transmissionTime,
      'PAYPAL-TRANSMISSION-SIG': sign(transmission, leafKey),
      'PAYPAL-CERT-URL': certUrl(emulator.settings, certId),
      'PAYPAL-AUTH-ALGO': AUTH_ALGO,
    },
    body,
  };
}
