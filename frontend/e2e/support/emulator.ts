import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thisSite } from './site';

interface Call {
  operation: string;
  orderId: string | null;
  /** Whether this very call made the order or took the money. */
  tookEffect: boolean;
}

/** What the product asked of PayPal since an instant, by the emulator's own book: `create`, `capture` and others. */
export async function callsSince(since: Date, operation: string): Promise<Call[]> {
  const query = new URLSearchParams({ since: since.toISOString(), operation });
  const { calls } = await control<{ calls: Call[] }>(`/calls?${query}`);
  return calls;
}

/** The captures PayPal holds for an order. */
export async function capturesOf(orderId: string): Promise<{ status: string }[]> {
  const { captures } = await control<{ captures: { status: string }[] }>(`/captures?order=${orderId}`);
  return captures;
}

/** Does something while PayPal's notices wait: what a browser asks for is then what brings the payment. */
export async function withoutNotices(act: () => Promise<void>): Promise<void> {
  await control('/webhooks/hold', 'POST');
  try {
    await act();
  } finally {
    await control('/webhooks/release', 'POST');
  }
}

async function control<T>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<T> {
  const { dataDir, emulatorOrigin } = thisSite();
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    EMULATOR_CONTROL_KEY: string;
  };
  const response = await fetch(`${emulatorOrigin}/__emulator${path}`, {
    method,
    headers: { 'x-emulator-key': secrets.EMULATOR_CONTROL_KEY, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
