import type { Emulator } from '../emulator.js';
import { writeIpnMessage } from '../ipn/send-ipn.js';
import { writeWebhookMessage } from '../webhooks/webhook-message.js';
import { closeAttempt } from './deliveries.store.js';
import type { Channel, Delivery, Message } from './delivery.js';
import { pauseAfterMs } from './pauses.rules.js';
import { wayTo } from './way-to.js';

/** PayPal waits this long for the first answer. */
const ANSWER_WITHIN_MS = 20_000;

const WRITE: Record<Channel, (emulator: Emulator, delivery: Delivery) => Promise<Message>> = {
  webhook: writeWebhookMessage,
  ipn: writeIpnMessage,
};

/** The message of a delivery as it goes over the line; the same for every attempt. */
export function writeMessage(emulator: Emulator, delivery: Delivery): Promise<Message> {
  return WRITE[delivery.channel](emulator, delivery);
}

/** Posts a claimed message once more and keeps how that went; answers the receiver's status, null for silence. */
export async function attempt(
  emulator: Emulator,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<number | null> {
  const url = wayTo(delivery.url, emulator.settings);
  const status = await post(url, await writeMessage(emulator, delivery), signal);
  await closeAttempt(emulator.pool, delivery.seq, { status, ...whatNext(emulator, delivery, status) });
  return status;
}

function whatNext({ now, settings }: Emulator, { channel, attempts }: Delivery, status: number | null) {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', dueAt: null } as const;
  const pauseMs = pauseAfterMs(channel, attempts + 1);
  if (pauseMs === null) return { state: 'given-up', dueAt: null } as const;
  return { state: 'waiting', dueAt: new Date(now().getTime() + pauseMs / settings.timeScale) } as const;
}

async function post(url: string, { headers, body }: Message, signal: AbortSignal): Promise<number | null> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: limit });
    await response.body?.cancel();
    return response.status;
  } catch {
    // Refused, cut or too slow: for PayPal these are one thing, and the message is tried again.
    return null;
  }
}
