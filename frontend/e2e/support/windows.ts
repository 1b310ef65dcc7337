import { test } from './test';

const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Runs the same journeys in a phone's window and on a desk's. */
export function inEachWindow(journeys: () => void): void {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    test.describe(`in the window of a ${name}`, () => {
      test.use({ viewport });
      journeys();
    });
  }
}
