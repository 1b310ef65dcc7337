import { test } from './test';

const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
type WindowName = keyof typeof WINDOWS;

const BOTH: readonly WindowName[] = ['phone', 'desk'];

/**
 * Runs the same journeys in a phone's window and on a desk's. What hardly depends on the window names one for every day;
 * `ALL_WINDOWS=1` runs it in both all the same.
 */
export function inEachWindow(journeys: () => void, everyDay: readonly WindowName[] = BOTH): void {
  for (const name of process.env.ALL_WINDOWS ? BOTH : everyDay) {
    test.describe(`in the window of a ${name}`, () => {
      test.use({ viewport: WINDOWS[name] });
      journeys();
    });
  }
}
