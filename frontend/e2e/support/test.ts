import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Opens a browser of somebody else: own cookies, own storage. */
  anotherBrowser: () => Promise<Page>;
}

/** Uncaught errors and whatever the content security policy stopped: no journey is right that causes one. */
function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
  return errors;
}

/** Playwright's test, where pages must not throw and a journey may have several browsers. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, run) => {
    const errors = watchErrors(context);
    await run(context);
    expect(errors).toEqual([]);
  },
  anotherBrowser: async ({ browser }, run) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await run(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      errors.push(watchErrors(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors.flat()).toEqual([]);
  },
});

export { expect };
