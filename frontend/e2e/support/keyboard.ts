import type { Locator } from '@playwright/test';

/** Goes on with Tab until a control has the focus. */
export async function tabTo(control: Locator, mostStops = 60): Promise<void> {
  const { keyboard } = control.page();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`${String(control)} is not reached by ${mostStops} presses of Tab`);
}
