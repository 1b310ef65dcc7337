/** What a Socket.IO server says over a websocket, as far as the load driver answers to it. */
export type Frame =
  | { type: 'open' | 'ping' | 'connected' | 'other' }
  | { type: 'refused'; reason: string }
  | { type: 'event'; name: string; payload: unknown }
  | { type: 'ack'; id: number; payload: unknown };

/** Engine.IO's packet, then Socket.IO's: type, `/namespace,` unless it is the main one, id of an acknowledgement, JSON. */
const MESSAGE = /^4(\d)(?:\/[^,]*,)?(\d*)(.*)$/s;

/** Reads a text frame of Engine.IO 4 with Socket.IO 5, the protocols of Socket.IO 4. */
export function readFrame(text: string): Frame {
  if (text.startsWith('0')) return { type: 'open' };
  if (text.startsWith('2')) return { type: 'ping' };
  const [, type, id, json = ''] = MESSAGE.exec(text) ?? [];
  if (type === '0') return { type: 'connected' };
  if (type === '4') return { type: 'refused', reason: json };
  if (type === '2') {
    const [name, payload] = JSON.parse(json) as [string, unknown];
    return { type: 'event', name, payload };
  }
  if (type === '3') return { type: 'ack', id: Number(id), payload: (JSON.parse(json) as unknown[])[0] };
  return { type: 'other' };
}

const inNamespace = (namespace: string) => (namespace === '/' ? '' : `${namespace},`);

export const PONG = '3';

export function connectFrame(namespace: string): string {
  return `40${inNamespace(namespace)}`;
}

export function eventFrame(namespace: string, id: number, name: string, payload: unknown): string {
  return `42${inNamespace(namespace)}${id}${JSON.stringify([name, payload])}`;
}
