import { logProblem } from '../../api/errors';
import type { CaptureResult } from '../../api/payments';
import { isUnclear } from './captureLoop';
import { type Stop, stopOf, UNKNOWN_END } from './stops';

/**
 * How a payment stands whose window is gone and told of no approval. The word of one may have been lost on the way, and our
 * server then takes the money all the same: so it is asked before anybody reads that nothing was charged.
 * @param seeming what it looks like from here, and what it is when PayPal knows of no approval either.
 * @returns null when the buyer did approve.
 */
export async function stopOfUnheard(
  seeming: Stop,
  capture: () => Promise<CaptureResult>,
): Promise<Stop | null> {
  try {
    const { status } = await capture();
    return status === 'NOT_APPROVED' ? seeming : null;
  } catch (error) {
    logProblem('How the payment ended is not known', error);
    const stop = stopOf(error);
    return isUnclear(error) || stop.reason === 'provider' ? UNKNOWN_END : stop;
  }
}
