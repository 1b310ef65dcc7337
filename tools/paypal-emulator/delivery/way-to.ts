import type { EmulatorSettings } from '../settings.js';

/**
 * The address a message is posted to. One to the merchant's public origin goes by `merchantUrl` where that is set: inside
 * a network of containers nobody listens at the address that people type.
 */
export function wayTo(
  url: string,
  { merchantOrigins, merchantUrl }: Pick<EmulatorSettings, 'merchantOrigins' | 'merchantUrl'>,
): string {
  const { origin, pathname, search } = new URL(url);
  if (merchantUrl === undefined || !merchantOrigins.includes(origin)) return url;
  return `${merchantUrl}${pathname}${search}`;
}
