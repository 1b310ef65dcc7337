/** How long nothing may come. Longer than the server itself waits for PayPal; a proxy gives up after a minute. */
export const SILENCE_MS = 45_000;
/** A file of 10 MB takes that long over 256 kbit/s, and nothing comes back before all of it is there. */
export const FILE_MS = 5 * 60_000;

const isFile = ({ headers }: Request) =>
  /^(image|application\/(pdf|octet-stream))/.test(headers.get('content-type') ?? '');

/**
 * The browser's `fetch` with the site's cookies, which ends where nothing comes: neither the answer's beginning nor its next
 * piece. Some networks take every connection and never answer.
 */
export async function patientFetch(request: Request): Promise<Response> {
  const end = new AbortController();
  const leave = () => end.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  request.signal.addEventListener('abort', leave);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => end.abort(new DOMException('Nothing came', 'TimeoutError')), ms);
  };

  try {
    wait(isFile(request) ? FILE_MS : SILENCE_MS);
    const response = await fetch(request, { credentials: 'include', signal: end.signal });
    if (!response.body) return response;
    const body = await allOf(response.body, () => wait(SILENCE_MS));
    const { status, statusText, headers } = response;
    // An answer that may hold nothing, as a 204, has an empty stream in Chrome, and cannot be made anew with one.
    return new Response(body.length > 0 ? body : null, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', leave);
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** `onPiece` is told before each piece that is waited for. */
async function allOf(stream: ReadableStream<Bytes>, onPiece: () => void): Promise<Bytes> {
  const reader = stream.getReader();
  const pieces: Bytes[] = [];
  for (;;) {
    onPiece();
    const { done, value } = await reader.read();
    if (done) return joined(pieces);
    pieces.push(value);
  }
}

function joined(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
