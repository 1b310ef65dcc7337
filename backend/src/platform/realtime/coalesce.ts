/**
 * Wraps `work` so that the first call runs it at once and further calls within `everyMs` run it once, at the end of
 * that time. Quiet times cost no delay, busy times cost one run an interval.
 */
export function coalesce(everyMs: number, work: () => void): () => void {
  let resting = false;
  let again = false;
  const run = (): void => {
    if (resting) {
      again = true;
      return;
    }
    resting = true;
    setTimeout(() => {
      resting = false;
      if (!again) return;
      again = false;
      run();
    }, everyMs).unref();
    work();
  };
  return run;
}
