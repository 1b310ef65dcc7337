const REMEMBERED = 1_000;

/**
 * A decoder that remembers what it has decoded. A broadcast brings the same bytes to every client, and in a room of a
 * thousand the driver would otherwise spend its time on parsing them a thousand times.
 */
export function decodeOnce<T>(decode: (text: string) => T): (frame: Buffer) => T {
  const known = new Map<string, T>();
  return (frame) => {
    const bytes = frame.toString('latin1');
    const before = known.get(bytes);
    if (before !== undefined) return before;
    const decoded = decode(frame.toString());
    if (known.size >= REMEMBERED) known.clear();
    known.set(bytes, decoded);
    return decoded;
  };
}
