import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { log } from '../../../platform/logging/log.js';
import { PayPalError } from './paypal-error.js';
import { errorAnswer } from './paypal.schemas.js';

const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 200;

export interface PayPalCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Captures are slow and must not be cut early (payments.md 1.12). */
  timeoutMs: number;
}

/**
 * One call to PayPal, repeated on a dropped connection, 429, 5xx and "previous request in progress": always with the
 * same headers, so with the same PayPal-Request-Id. A timeout is not repeated: its outcome is found out by asking.
 * Throws {@link PayPalError}.
 */
export async function callPayPal<T>(call: PayPalCall, schema: z.ZodType<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(call, schema);
    } catch (err) {
      if (attempt === MOST_TRIES || !(err instanceof PayPalError) || !isWorthRepeating(err)) throw err;
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

async function once<T>(call: PayPalCall, schema: z.ZodType<T>): Promise<T> {
  const started = performance.now();
  const { method, headers, body, timeoutMs } = call;
  let status = 0;
  let text = '';
  try {
    const response = await fetch(call.url, {
      method,
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch (cause) {
    const issue = cause instanceof Error && cause.name === 'TimeoutError' ? 'TIMEOUT' : 'CONNECTION_LOST';
    throw new PayPalError('unknown', status, issue, undefined, { cause });
  } finally {
    const ms = Math.round(performance.now() - started);
    log.info(
      { method, path: new URL(call.url).pathname, requestId: headers['PayPal-Request-Id'], status, ms },
      'paypal',
    );
  }
  if (status < 200 || status > 299) throw refusal(status, text);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new PayPalError('unknown', status, 'UNREADABLE_ANSWER', undefined, { cause: parsed.error });
  return parsed.data;
}

function refusal(status: number, text: string): PayPalError {
  const parsed = errorAnswer.safeParse(parseJson(text));
  const answer = parsed.success ? parsed.data : {};
  const issue = answer.details?.[0]?.issue ?? answer.name ?? answer.error ?? `HTTP_${status}`;
  const outcome =
    status >= 500 || status === 429 || issue === 'PREVIOUS_REQUEST_IN_PROGRESS' ? 'unknown' : 'refused';
  return new PayPalError(outcome, status, issue, answer.debug_id);
}

function isWorthRepeating(err: PayPalError): boolean {
  return err.outcome === 'unknown' && err.issue !== 'TIMEOUT';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not an answer: the schema check that follows says so.
    return undefined;
  }
}
