import { logProblem } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { CaptureResult } from '../../api/payments';

const REPEAT_MS = 2000;
/** After this the buyer is told that it is safe to leave; we go on asking, less often. */
const SLOW_AFTER_MS = 60_000;
const SLOW_REPEAT_MS = 10_000;

interface Loop {
  /** One capture call; repeating it never charges twice. */
  capture: () => Promise<CaptureResult>;
  wait: (ms: number) => Promise<void>;
  onSlow: () => void;
  /** Whether anybody still waits for the outcome. */
  isWanted: () => boolean;
}

/** No answer, too many questions, or a fault. */
const UNCLEAR = [0, 429, 500, 502, 503, 504];
/** The one 503 that is an answer to a capture: PayPal refused our account. A busy server's or a proxy's tells of no money. */
const NOT_TAKEN = 'payment.provider_down';

/** Nobody knows yet what became of the money, so it is asked again. */
export function isUnclear(error: unknown): boolean {
  return error instanceof HttpError && UNCLEAR.includes(error.status) && error.code !== NOT_TAKEN;
}

/** Asks until the money is in the books, and answers so; null when nobody waits any more. Throws definite refusals. */
export async function captureUntilKnown({
  capture,
  wait,
  onSlow,
  isWanted,
}: Loop): Promise<CaptureResult | null> {
  let waitedMs = 0;
  while (isWanted()) {
    const result = await capture().catch((error: unknown) => {
      if (!isUnclear(error)) throw error;
      logProblem('The capture has no answer yet', error);
      return null;
    });
    if (result?.status === 'COMPLETED') return result;
    const pause = waitedMs < SLOW_AFTER_MS ? REPEAT_MS : SLOW_REPEAT_MS;
    await wait(pause);
    waitedMs += pause;
    if (waitedMs >= SLOW_AFTER_MS) onSlow();
  }
  return null;
}
