import type { AppConfig } from '../config/config.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request's Origin is this site's own. On a laptop `localhost` and `127.0.0.1` are the same site. */
export function isOwnOrigin(origin: string, config: Pick<AppConfig, 'publicUrl'>): boolean {
  if (origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const theirs = new URL(origin);
  const ours = new URL(config.publicUrl);
  const bothLoopback = LOOPBACK.has(theirs.hostname) && LOOPBACK.has(ours.hostname);
  return (
    bothLoopback && theirs.protocol === ours.protocol && theirs.port === ours.port && theirs.origin === origin
  );
}
