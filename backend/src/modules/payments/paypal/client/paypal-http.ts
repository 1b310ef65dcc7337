import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { log } from '../../../../platform/logging/log.js';
import { withoutNulls } from './without-nulls.js';
import { PayPalError } from './paypal-error.js';
import { errorAnswer } from './paypal.schemas.js';

const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 200;
/** Longer than this nobody waits in a call: the service is left alone, and whoever asked asks again later. */
const LONGEST_PAUSE_MS = 2_000;
/** When PayPal says "too often" and not for how long (some seconds between polls). */
const TOO_OFTEN_PAUSE_MS = 5_000;
const TOO_OFTEN = 429;

export interface PayPalCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Captures are slow and must not be cut early. */
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
      const pauseMs = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
      if (attempt === MOST_TRIES || !(err instanceof PayPalError) || !isWorthRepeating(err)) throw err;
      await sleep(Math.max(pauseMs, err.retryAfterMs ?? 0));
    }
  }
}

async function once<T>(call: PayPalCall, schema: z.ZodType<T>): Promise<T> {
  const started = performance.now();
  const { method, headers, body, timeoutMs } = call;
  let status = 0;
  let text = '';
  let retryAfter: string | null = null;
  try {
    const response = await fetch(call.url, {
      method,
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    retryAfter = response.headers.get('retry-after');
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
  if (status < 200 || status > 299) throw refusal(status, text, retryAfter);
  const parsed = schema.safeParse(withoutNulls(parseJson(text)));
  if (!parsed.success)
    throw new PayPalError('unknown', status, 'UNREADABLE_ANSWER', undefined, { cause: parsed.error });
  return parsed.data;
}

function refusal(status: number, text: string, retryAfter: string | null): PayPalError {
  const parsed = errorAnswer.safeParse(withoutNulls(parseJson(text)));
  const answer = parsed.success ? parsed.data : {};
  const issue = answer.details?.[0]?.issue ?? answer.name ?? answer.error ?? `HTTP_${status}`;
  const outcome =
    status >= 500 || status === TOO_OFTEN || issue === 'PREVIOUS_REQUEST_IN_PROGRESS' ? 'unknown' : 'refused';
  const retryAfterMs = status === TOO_OFTEN ? pauseWanted(retryAfter) : undefined;
  return new PayPalError(outcome, status, issue, answer.debug_id, { retryAfterMs });
}

/** Seconds, as PayPal writes them. */
function pauseWanted(retryAfter: string | null): number {
  return retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : TOO_OFTEN_PAUSE_MS;
}

function isWorthRepeating({ outcome, issue, retryAfterMs }: PayPalError): boolean {
  return outcome === 'unknown' && issue !== 'TIMEOUT' && (retryAfterMs ?? 0) <= LONGEST_PAUSE_MS;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not an answer: the schema check that follows says so.
    return undefined;
  }
}
