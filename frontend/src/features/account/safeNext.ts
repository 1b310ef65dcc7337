/**
 * Where to go after signing in: the path named by `?next=`, when it is one of this site, else `fallback`. Browsers read
 * `//host` and `/\host` as other sites, so the address is parsed, not looked at.
 */
export function safeNext(next: string | null, fallback: string): string {
  if (!next?.startsWith('/')) return fallback;
  try {
    const url = new URL(next, window.location.origin);
    // What is left of `/.//host` is another site's address again.
    const isOwn = url.origin === window.location.origin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : fallback;
  } catch {
    // Not an address at all.
    return fallback;
  }
}
