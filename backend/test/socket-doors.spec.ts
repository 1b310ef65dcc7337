import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { eventually } from './support/eventually.js';
import { knock, openSocket } from './support/live-socket.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let guests: Person[];
const raw: WebSocket[] = [];
const joined: { disconnect(): void }[] = [];

beforeAll(async () => {
  // Twenty connections an address, of which one may be a stranger's.
  stack = await startStack({ env: { SOCKETS_PER_ADDRESS: '20', TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
  guests = await paidGuests(stack, 5);
}, 120_000);
afterEach(() => {
  raw.splice(0).forEach((socket) => socket.terminate());
  joined.splice(0).forEach((socket) => socket.disconnect());
});
afterAll(() => stack?.stop());

const site = () => stack.nodes[0]!.url;

/** A connection from this address, as nothing but itself: `open`, or the status of the refusal. */
function connect(address: string): Promise<{ socket: WebSocket; outcome: string | number }> {
  const socket = new WebSocket(`${site().replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { 'X-Forwarded-For': address },
  });
  raw.push(socket);
  return new Promise((resolve) => {
    socket.once('open', () => resolve({ socket, outcome: 'open' }));
    socket.once('unexpected-response', (_, { statusCode }) => resolve({ socket, outcome: statusCode ?? 0 }));
    socket.on('error', () => undefined);
  });
}

const enter = async ({ cookie }: Person): Promise<string> => {
  const socket = openSocket(`${site()}/chat`, { cookie });
  joined.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', () => resolve('refused'));
    socket.connect();
  });
};

describe('sockets', () => {
  it('have nothing to look for in the nameless namespace, nor in any that is not there', async () => {
    const { cookie } = guests[0]!;
    expect(await knock(site(), { cookie })).toBe('FORBIDDEN');
    // The first one's connection counts until the server has seen it end.
    await eventually(async () => expect(await knock(`${site()}/else`, { cookie })).toBe('Invalid namespace'));
  });

  it('that are not let in yet are few an address, counted before the upgrade', async () => {
    const first = await connect('203.0.113.1');
    expect(first.outcome).toBe('open');
    expect((await connect('203.0.113.1')).outcome).toBe(400);
    expect((await connect('203.0.113.2')).outcome).toBe('open');
    first.socket.terminate();
    await eventually(async () => expect((await connect('203.0.113.1')).outcome).toBe('open'));
  });

  it('of one IPv6 network are those of one address', async () => {
    expect((await connect('2001:db8:7:1::1')).outcome).toBe('open');
    expect((await connect('2001:db8:7:1::2')).outcome).toBe(400);
    expect((await connect('2001:db8:7:2::1')).outcome).toBe('open');
  });

  it('who nobody lets in are sent away', async () => {
    const { socket } = await connect('203.0.113.4');
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    expect(await Promise.race([closed, sleep(40_000, 'still there', { ref: false })])).toBe('closed');
  });

  it('who knock again and again are sent away', async () => {
    const { socket } = await connect('203.0.113.5');
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    for (let i = 0; i < 20; i++) socket.send('40/chat,');
    expect(await closed).toBe('closed');
  });

  it('of people who are in are twenty an address, and there is room again when one leaves', async () => {
    const windows = guests.flatMap((guest) => [guest, guest, guest, guest]);
    for (const guest of windows) expect(await enter(guest)).toBe('connected');
    expect(await enter(guests[0]!)).toBe('refused');
    joined.splice(0, 1)[0]!.disconnect();
    await eventually(async () => expect(await enter(guests[0]!)).toBe('connected'));
  });
});
