import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { AppConfig } from '../config/config.js';

/** Pages on which PayPal's script runs; every other page gets none of its hosts. */
const PAYMENT_PAGES = /^\/template\/(checkout|payment\/)/;

const ANSWERS = /^\/(api|paypal)\//;

/** Security headers, with PayPal allowed on the payment pages only (payments.md 1.11, security.md 4.1). */
export function securityHeaders(config: AppConfig, inlineScriptHashes: readonly string[]): RequestHandler {
  const everywhere = helmet(options(config, inlineScriptHashes, []));
  const payment = helmet(options(config, inlineScriptHashes, payPalOrigins(config)));
  return (req: Request, res: Response, next: NextFunction): void => {
    // What the API answers is somebody's own; nothing of it is kept by caches on the way.
    if (ANSWERS.test(req.path)) res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
    (PAYMENT_PAGES.test(req.path) ? payment : everywhere)(req, res, next);
  };
}

function payPalOrigins(config: AppConfig): string[] {
  if (config.PAYPAL_ENV === 'emulator') return [new URL(config.paypal.sdkUrl).origin];
  return ['https://www.paypal.com', 'https://*.paypal.com', 'https://*.paypalobjects.com'];
}

function options(
  config: AppConfig,
  hashes: readonly string[],
  payPal: string[],
): Parameters<typeof helmet>[0] {
  const self = "'self'";
  const socket = config.publicUrl.replace(/^http/, 'ws');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        scriptSrc: [self, ...hashes.map((hash) => `'${hash}'`), ...payPal],
        // MUI's emotion writes its rules into <style> elements at run time.
        styleSrc: [self, "'unsafe-inline'"],
        imgSrc: [self, 'data:', ...payPal],
        connectSrc: [self, socket, ...payPal],
        frameSrc: payPal.length ? payPal : ["'none'"],
        formAction: [self, ...payPal],
      },
    },
    crossOriginOpenerPolicy: { policy: payPal.length ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: payPal.length ? 'no-referrer' : 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000 } : false,
  };
}
