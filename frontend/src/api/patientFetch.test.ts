import { client } from './client';
import { HttpError } from './http';
import { FILE_MS, patientFetch, SILENCE_MS } from './patientFetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A network that takes the connection, sends so many pieces of an answer, and then nothing. */
function silentAfter(pieces: number): void {
  globalThis.fetch = async (_, init) => {
    const ends = aborted(init?.signal ?? fail());
    if (pieces === 0) return ends;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if (sent === pieces) return ends;
        sent += 1;
        controller.enqueue(new TextEncoder().encode(`piece ${sent}`));
      },
    });
    return new Response(body);
  };
}

function fail(): never {
  throw new Error('No signal was handed on');
}

async function endsAfter(request: Request, ms: number): Promise<unknown> {
  let end: unknown = 'still waiting';
  patientFetch(request).then(
    () => (end = 'answered'),
    (error: Error) => (end = error.name),
  );
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(end).toBe('still waiting');
  await jest.advanceTimersByTimeAsync(1);
  return end;
}

const call = (init?: RequestInit) => new Request('http://localhost/api/trips/current', init);

it('ends a call that nobody answers, as no answer', async () => {
  silentAfter(0);
  const told = client.GET('/api/trips/current').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  const error = await told;
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 0, code: 'network' });
});

it('ends an answer that stops in its middle', async () => {
  silentAfter(2);
  expect(await endsAfter(call(), SILENCE_MS)).toBe('TimeoutError');
});

it('gives the end of an answer a time of its own', async () => {
  const almost = () => new Promise((resolve) => setTimeout(resolve, SILENCE_MS - 1));
  globalThis.fetch = async () => {
    await almost();
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        await almost();
        controller.enqueue(new TextEncoder().encode('"late"'));
        controller.close();
      },
    });
    return new Response(body);
  };
  const asked = patientFetch(call());
  await jest.advanceTimersByTimeAsync(2 * SILENCE_MS - 2);
  expect(await (await asked).json()).toBe('late');
});

it('gives a file the time to be carried there', async () => {
  silentAfter(0);
  const file = call({ method: 'POST', body: 'x', headers: { 'content-type': 'application/pdf' } });
  expect(await endsAfter(file, FILE_MS)).toBe('TimeoutError');
});

it('hands on an answer whole, and waits for nothing then', async () => {
  globalThis.fetch = () =>
    Promise.resolve(new Response('{"word":"ä"}', { status: 201, headers: { 'x-gangway-now': 'now' } }));
  const reply = await patientFetch(call());
  expect([reply.status, reply.headers.get('x-gangway-now')]).toEqual([201, 'now']);
  expect(await reply.json()).toEqual({ word: 'ä' });
  expect(jest.getTimerCount()).toBe(0);
});

it('hands on an answer that holds nothing, which is an empty stream in some browsers', async () => {
  const nothing = new Response(null, { status: 204 });
  const body = new ReadableStream({ start: (controller) => controller.close() });
  globalThis.fetch = () => Promise.resolve(Object.defineProperty(nothing, 'body', { value: body }));
  const reply = await patientFetch(call({ method: 'POST' }));
  expect([reply.status, reply.body]).toEqual([204, null]);
});

it('ends with whoever asked', async () => {
  silentAfter(0);
  const leaving = new AbortController();
  const asked = patientFetch(call({ signal: leaving.signal })).catch((error: Error) => error.name);
  leaving.abort();
  expect(await asked).toBe('AbortError');
  expect(jest.getTimerCount()).toBe(0);
});
