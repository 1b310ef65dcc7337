/**
 * A decoder that remembers its last frame. A broadcast brings the same bytes to every client, and in a room of a
 * thousand the driver would otherwise spend its time on parsing them a thousand times.
 */
export function decodeOnce<T>(decode: (frame: Buffer) => T): (frame: Buffer) => T {
  let lastFrame: Buffer | undefined;
  let last: T;
  return (frame) => {
    if (lastFrame?.equals(frame)) return last;
    last = decode(frame);
    lastFrame = Buffer.from(frame); // a copy: the frame is a view into the socket's buffer
    return last;
  };
}
