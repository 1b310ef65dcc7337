import { parse } from 'cookie';
import type { Request, RequestHandler } from 'express';

/** Where somebody came from: a campaign or a site by its name, or directly. It says nothing about who they are. */
export interface VisitSource {
  by: 'campaign' | 'site' | 'direct';
  from: string | null;
}

const COOKIE = 'came-from';
/** `utm_source` as campaigns write it; whatever else somebody types into an address is not kept. */
const CAMPAIGN = /^[a-z0-9][a-z0-9._-]{0,59}$/;
const SITE = /^[a-z0-9][a-z0-9.-]{0,99}$/;
const KEPT = /^(campaign|site):([a-z0-9._-]{1,100})$/;

interface Site {
  publicUrl: string;
  secureCookies: boolean;
}

/**
 * Notes on the first page of a visit which campaign (`utm_source`) or site led here, in a cookie of our own that ends
 * with the browser. Later pages change nothing: the way back from PayPal is no source.
 */
export function rememberSource({ publicUrl, secureCookies }: Site): RequestHandler {
  const ownHost = new URL(publicUrl).hostname;
  return (req, res, next) => {
    const isPage = req.method === 'GET' && req.headers.accept?.includes('text/html');
    if (isPage && !keptSource(req)) {
      const source = arrival(req, ownHost);
      if (source)
        res.cookie(COOKIE, `${source.by}:${source.from}`, {
          httpOnly: true,
          secure: secureCookies,
          sameSite: 'lax',
          path: '/',
        });
    }
    next();
  };
}

/** What was noted of this browser's visit; `direct` when nothing was. */
export function sourceOf(req: Pick<Request, 'headers'>): VisitSource {
  return keptSource(req) ?? { by: 'direct', from: null };
}

function keptSource({ headers }: Pick<Request, 'headers'>): VisitSource | null {
  const [, by, from] = KEPT.exec(parse(headers.cookie ?? '')[COOKIE] ?? '') ?? [];
  return (by === 'campaign' || by === 'site') && from ? { by, from } : null;
}

function arrival(req: Request, ownHost: string): VisitSource | null {
  const { utm_source: campaign } = req.query;
  const name = typeof campaign === 'string' ? campaign.trim().toLowerCase() : '';
  if (CAMPAIGN.test(name)) return { by: 'campaign', from: name };
  const site = hostOf(req.headers.referer);
  return site && site !== ownHost && SITE.test(site) ? { by: 'site', from: site } : null;
}

function hostOf(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).hostname.replace(/^www\./, '') : null;
}
