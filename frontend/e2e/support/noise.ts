import type { Page } from '@playwright/test';

/** Everything a page complains of from now on: errors and warnings in its console, and requests that failed. */
export function noiseOf(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left does not wait for its last answers.
    if (why !== 'net::ERR_ABORTED') noise.push(`${why}: ${request.url()}`);
  });
  return noise;
}
