import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { type BrowserName, nameOfBrowser } from './browser-name.rules.js';
import { truncated } from './network.js';

/** What may be remembered of the request that is being answered. No name, no whole address. */
export interface RequestContext {
  id: string;
  /** The address cut short; null where there was none. */
  network: string | null;
  /** Found out when it is asked for, which few requests do. */
  readonly browser: BrowserName;
  /** Who is logged in, once the access guard has found out. */
  userId: number | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** The request that is being answered; none in a job, a socket's event or a command. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();

/** Keeps at hand where a request comes from. Behind the request log, which names it. */
export function rememberRequest(req: Request, _res: Response, next: NextFunction): void {
  const context: RequestContext = {
    // Made by the request log: a UUID.
    id: req.id as string,
    network: truncated(req.ip ?? ''),
    get browser() {
      return nameOfBrowser(req.get('user-agent'));
    },
    userId: null,
  };
  requests.run(context, next);
}
