/** A browser in which the person is logged in. */
export class OpenSessionDto {
  /** By which it is ended; it lets nobody in. */
  id: string;
  /** What it called itself, of which nothing is proven, e.g. "Firefox" on "Linux"; null for what we do not know. */
  browser: string | null;
  system: string | null;
  /** From where it logged in: the address cut to its /24, of IPv6 its /48. */
  network: string | null;
  /** ISO instants. */
  since: string;
  lastSeenAt: string;
  isThis: boolean;
}
