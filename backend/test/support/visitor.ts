export interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** A browser as the server sees it: keeps cookies, sends its page's Origin. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param url the node it talks to; @param origin the site's origin, which every node knows. */
  constructor(
    private url: string,
    private readonly origin: string,
    /** The address a trusted proxy would report; needs `TRUST_PROXY_HOPS=1`. */
    private readonly address?: string,
  ) {}

  withCookie(name: string, value: string): this {
    this.cookies.set(name, value);
    return this;
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same browser, sent to another node by the proxy. */
  via(url: string): this {
    this.url = url;
    return this;
  }

  async call<T = Record<string, never>>(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const headers = {
      ...more,
      'Content-Type': 'application/json',
      Origin: this.origin,
      Cookie: this.cookieHeader,
      ...(this.address ? { 'X-Forwarded-For': this.address } : {}),
    };
    const response = await fetch(this.url + path, { method, headers, body: body && JSON.stringify(body) });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      // A file is no JSON.
      body: (text && isJson ? JSON.parse(text) : text || null) as T,
      headers: response.headers,
    };
  }
}
