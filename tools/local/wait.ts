/** Resolves after `milliseconds`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Asks `holds` every `everyMs` until it answers true or `withinMs` have passed; answers whether it did. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  { everyMs, withinMs }: { everyMs: number; withinMs: number },
): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > until) return false;
    await pause(everyMs);
  }
  return true;
}
