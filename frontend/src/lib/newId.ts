/** Where the version and the variant stand among a random UUID's bytes: RFC 9562, section 5.4. */
const VERSION = 6;
const VARIANT = 8;

/**
 * A random UUID. `crypto.randomUUID` is missing where a site is served by plain http under a host name, which a small
 * installation may be; the random bytes are there everywhere.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[VERSION] = ((bytes[VERSION] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT] = ((bytes[VARIANT] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
