import type { RequestHandler } from 'express';
import type { Emulator } from '../emulator.js';
import { CURRENCIES } from '../payments/money.rules.js';
import { sdkScript } from './sdk-script.js';

/** `GET /web-sdk/v6/core`: the browser script, for a page of any origin. */
export function serveSdk({ settings }: Emulator): RequestHandler {
  const script = sdkScript({ emulator: settings.publicUrl, currencies: CURRENCIES });
  return (_req, res) => {
    res.set({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    res.send(script);
  };
}
