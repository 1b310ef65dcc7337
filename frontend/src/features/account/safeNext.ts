/**
 * Where to go after signing in: the path named by `?next=`, when it is one of this site, else `fallback`. Browsers read
 * `//host` and `/\host` as other sites, so the address is parsed, not looked at.
 */
export function safeNext(next: string | null, fallback: string): string {
  if (!next?.startsWith('/')) return fallback;
  try {
    const url = new URL(next, window.location.origin);
    return url.origin === window.location.origin ? url.pathname + url.search + url.hash : fallback;
  } catch {
    // Not an address at all.
    return fallback;
  }
}
