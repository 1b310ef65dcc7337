/** What the server answers: a status and, unless there is none, a body. */
export type Answer = readonly [status: number, body?: unknown];

/** A request as the fake server saw it; `body` is parsed JSON. */
interface SeenRequest {
  route: string;
  body: unknown;
  /** Its `Idempotency-Key`, if it has one. */
  key?: string;
  /** Of what type a file was sent. */
  fileType?: string;
}

const SESSION = 'GET /api/auth/me';

/**
 * Stands in for the server: `{ 'POST /api/auth/login': () => [401, {...}] }`; an answer may look at the body
 * and the query it was sent. What is not listed answers 404, as the real one does. Returns what was asked, in order.
 */
export function fakeServer(
  routes: Record<string, (body: unknown, query: URLSearchParams) => Answer | Promise<Answer>>,
): SeenRequest[] {
  const seen: SeenRequest[] = [];
  // A server that is asked who is here has left its mark in the browser.
  if (SESSION in routes) document.cookie = 'signed-in=1; path=/';
  globalThis.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const text = await asked.text();
    const { pathname, searchParams } = new URL(asked.url);
    const route = `${asked.method} ${pathname}`;
    // An uploaded file is no JSON, and no test looks into one.
    const type = asked.headers.get('content-type') ?? '';
    const isFile = /^(image\/|application\/(pdf|octet-stream))/.test(type);
    const body: unknown = text && !isFile ? JSON.parse(text) : undefined;
    const key = asked.headers.get('idempotency-key');
    seen.push({ route, body, ...(key && { key }), ...(isFile && { fileType: type }) });
    const [status, reply] = (await routes[route]?.(body, searchParams)) ?? [
      404,
      { statusCode: 404, code: 'route.not_found' },
    ];
    return new Response(reply === undefined ? null : JSON.stringify(reply), { status });
  };
  return seen;
}
