import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

let asked = 0;

/**
 * Everything a node has logged until now. Its log comes through a pipe, later than its answers: so it is asked for something
 * new, and looked at when the line of that request is there. Needs a node that logs its requests (LOG_LEVEL info or more).
 */
export async function wholeLog({ url, process }: Stack['nodes'][number]): Promise<string> {
  const path = `/api/last-${++asked}`;
  await fetch(`${url}${path}`);
  return eventually(() => {
    const printed = process.printed();
    if (!printed.includes(`"${path}"`))
      throw new Error(`The line of ${path} is not in the log:\n${printed.slice(-2_000)}`);
    return printed;
  });
}
