import { STALLED_MS, uploadPhoto } from './chatUpload';
import { HttpError } from '../http';

/** A request whose network the test plays. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  isAborted = false;
  open() {
    FakeRequest.last = this;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.#end('abort');
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.#end('load');
  }
  move(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
  }
  #end(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

const RealRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: RealRequest });
});

function start() {
  const parts: number[] = [];
  const leaving = new AbortController();
  const end = uploadPhoto(new Blob(['x']), (part) => parts.push(part), leaving.signal).catch(
    (error: unknown) => error,
  );
  return { parts, leaving, end, request: FakeRequest.last };
}

it('tells how much has gone, and the id in the end', async () => {
  const { parts, end, request } = start();
  request.move(50);
  request.answer(201, '{"id":"photo-1"}');
  expect(await end).toEqual({ id: 'photo-1' });
  expect(parts).toEqual([0.5]);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['a page of the network instead', '<html>Please accept our terms</html>'],
  ['something else', '{"hello":"there"}'],
  ['nothing', ''],
])('counts %s as no answer', async (_, text) => {
  const { end, request } = start();
  request.answer(200, text);
  const error = await end;
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 0, code: 'network' });
});

it('ends when nothing has gone for half a minute, and not while something goes', async () => {
  const { end, request } = start();
  for (const loaded of [20, 40, 60]) {
    jest.advanceTimersByTime(STALLED_MS - 1);
    request.move(loaded);
  }
  expect(request.isAborted).toBe(false);
  jest.advanceTimersByTime(STALLED_MS);
  expect(request.isAborted).toBe(true);
  expect(await end).toMatchObject({ status: 0, code: 'network' });
  expect(jest.getTimerCount()).toBe(0);
});

it('ends with its author', async () => {
  const { end, leaving, request } = start();
  leaving.abort();
  expect(request.isAborted).toBe(true);
  expect(await end).toBeInstanceOf(HttpError);
});
