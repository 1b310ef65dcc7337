import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { AppConfig } from '../config/config.js';
import { contentPolicy, payPalSources, REPORTS } from './content-policy.js';
import { POLICY_REPORTS_PATH } from './policy-reports.js';

const ANSWERS = /^\/(api|paypal)\//;

/** Security headers, with PayPal allowed on the payment pages only. */
export function securityHeaders(config: AppConfig, inlineScriptHashes: readonly string[]): RequestHandler {
  const kinds = new Map<string, RequestHandler>();
  const headersOf = (path: string): RequestHandler => {
    const sources = payPalSources(config, path);
    const kind = JSON.stringify(sources);
    const known = kinds.get(kind);
    if (known) return known;
    const isPayment = sources.script.length > 0;
    const made = helmet(options(config, contentPolicy(config, inlineScriptHashes, sources), isPayment));
    kinds.set(kind, made);
    return made;
  };
  return (req: Request, res: Response, next: NextFunction): void => {
    // What the API answers is somebody's own; nothing of it is kept by caches on the way.
    if (ANSWERS.test(req.path)) res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Reporting-Endpoints', `${REPORTS}="${config.publicUrl}${POLICY_REPORTS_PATH}"`);
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
    headersOf(req.path)(req, res, next);
  };
}

function options(
  config: AppConfig,
  directives: Record<string, string[]>,
  isPayment: boolean,
): Parameters<typeof helmet>[0] {
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: isPayment ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: isPayment ? 'no-referrer' : 'strict-origin-when-cross-origin' },
    // As the policy's frame-ancestors, for browsers that know only this.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000 } : false,
  };
}
