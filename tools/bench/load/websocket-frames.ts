const FIN = 0x80;
const MASKED = 0x80;
const SHORT = 126;
const LONG = 127;

export const TEXT = 0x1;
export const CLOSE = 0x8;

/** Calls `onFrame` with each whole frame of `data` from a server; answers how many bytes those were (RFC 6455, 5.2). */
export function readFrames(data: Buffer, onFrame: (opcode: number, payload: Buffer) => void): number {
  let at = 0;
  while (data.length - at >= 2) {
    const first = data.readUInt8(at);
    const length = data.readUInt8(at + 1);
    const headBytes = length === SHORT ? 4 : length === LONG ? 10 : 2;
    if (data.length - at < headBytes) break;
    const bytes = payloadBytes(data, at, length);
    const end = at + headBytes + bytes;
    if (data.length < end) break;
    if (!(first & FIN))
      throw new Error('The server sent a message in pieces, which none of the compared ones does.');
    onFrame(first & 0x0f, data.subarray(at + headBytes, end));
    at = end;
  }
  return at;
}

/** A frame as a client must send it: masked. The mask is zero, which costs the server as much as any other. */
export function clientFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const isShort = payload.length < SHORT;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head.writeUInt8(FIN | opcode, 0);
  head.writeUInt8(MASKED | (isShort ? payload.length : SHORT), 1);
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

function payloadBytes(data: Buffer, at: number, length: number): number {
  if (length === SHORT) return data.readUInt16BE(at + 2);
  return length === LONG ? Number(data.readBigUInt64BE(at + 2)) : length;
}
