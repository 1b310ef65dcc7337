/**
 * How long an answer may be awaited, and then how long the rest of it may take. Longer than the server itself waits for
 * PayPal; a proxy gives up after a minute.
 */
export const SILENCE_MS = 45_000;
/** A file of 10 MB takes that long over 256 kbit/s, and nothing comes back before all of it is there. */
export const FILE_MS = 5 * 60_000;

const isFile = ({ headers }: Request) =>
  /^(image|application\/(pdf|octet-stream))/.test(headers.get('content-type') ?? '');

/**
 * The browser's `fetch` with the site's cookies, which ends where nothing comes: neither the answer's beginning nor its
 * end. Some networks take every connection and never answer.
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
    wait(SILENCE_MS);
    const body = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    // What holds nothing, as a 204, cannot be made anew with a body.
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', leave);
  }
}
