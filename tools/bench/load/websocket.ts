import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Seat } from './client.js';
import { clientFrame, CLOSE, readFrames, TEXT } from './websocket-frames.js';

const READ_BYTES = 65_536;
const END_OF_HEAD = '\r\n\r\n';

/** All connections of a thread read into the same memory: what is not whole yet is kept by the connection. */
const readBuffer = Buffer.alloc(READ_BYTES);

/**
 * The least a websocket client can be. The driver reads more than the servers send on a machine that both share, so it
 * has no streams and no buffers of its own a frame; a library's client took two to three times the processor's time.
 */
export class LoadSocket {
  private readonly socket: Socket;
  private unread: Buffer | undefined;
  private isOpen = false;
  private ended = false;

  /** @param on.text gets the payload of a text frame; it is overwritten after the call. */
  constructor(
    seat: Seat,
    path: string,
    private readonly on: { open?: () => void; text: (payload: Buffer) => void; end: () => void },
  ) {
    const onread = {
      buffer: readBuffer,
      callback: (bytes: number, data: Uint8Array) => this.take(bytes, data),
    };
    this.socket = connect({ host: '127.0.0.1', port: seat.port, noDelay: true, onread });
    this.socket.once('connect', () => this.socket.write(handshake(seat, path)));
    this.socket.on('error', () => this.socket.destroy());
    this.socket.once('close', () => this.end());
  }

  send(text: string): void {
    this.socket.write(clientFrame(TEXT, text));
  }

  close(): void {
    this.ended = true;
    this.socket.destroy();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.on.end();
  }

  private take(bytes: number, into: Uint8Array): true {
    const fresh = Buffer.from(into.buffer, into.byteOffset, bytes);
    const data = this.unread ? Buffer.concat([this.unread, fresh]) : fresh;
    const used = this.isOpen ? this.readFrames(data) : this.readHandshake(data);
    this.unread = used < data.length ? Buffer.from(data.subarray(used)) : undefined;
    return true; // go on reading
  }

  private readFrames(data: Buffer): number {
    return readFrames(data, (opcode, payload) => {
      if (opcode === TEXT) this.on.text(payload);
      else if (opcode === CLOSE) this.socket.destroy();
    });
  }

  private readHandshake(data: Buffer): number {
    const end = data.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    if (!data.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
      this.socket.destroy();
      return data.length;
    }
    this.isOpen = true;
    this.on.open?.();
    const used = end + END_OF_HEAD.length;
    return used + this.readFrames(data.subarray(used));
  }
}

function handshake({ port, cookie }: Seat, path: string): string {
  const head = [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ];
  return head.join('\r\n') + END_OF_HEAD;
}
