import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../../tools/local/free-port.js';
import { openSocket } from './support/live-socket.js';
import { Nginx } from './support/nginx.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

// A busy machine is slow, not wrong.
jest.setTimeout(120_000);

let site: string;
let stack: Stack;
let nginx: Nginx;
let people: Person[];
const open: { disconnect(): void }[] = [];

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  stack = await startStack({ nodes: 2, env: { PUBLIC_URL: site, TRUST_PROXY_HOPS: '1' } });
  nginx = await Nginx.start(port, stack);
  await aTripOnSale(stack);
  // Enough for each of nginx's workers to meet a node that is away more than once.
  people = await paidGuests(stack, 10);
}, 120_000);
afterAll(async () => {
  open.forEach((socket) => socket.disconnect());
  await nginx?.stop();
  await stack?.stop();
});

/** Everybody comes anew; `connected`, or the transport's error where the proxy knew no node. */
function comeIn(): Promise<string[]> {
  return Promise.all(
    people.map(({ cookie }) => {
      const socket = openSocket(`${site}/chat`, { cookie });
      open.push(socket);
      return new Promise<string>((resolve) => {
        socket.once('connect', () => resolve('connected'));
        socket.once('connect_error', (err) => resolve(err.message));
        socket.connect();
      });
    }),
  );
}

describe('after a rolling restart', () => {
  it('people who hold sockets alone are let in at once, whichever node is there', async () => {
    const allIn = people.map(() => 'connected');
    expect(await comeIn()).toEqual(allIn);
    for (const node of stack.nodes) {
      await node.process.kill9();
      expect(await comeIn()).toEqual(allIn);
      await node.process.start();
    }
    expect(await comeIn()).toEqual(allIn);
  });
});
