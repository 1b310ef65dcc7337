import type { AppConfig } from '../config/config.js';
import { POLICY_REPORTS_PATH } from './policy-reports.js';

/** The name under which the answer's headers say where reports go. */
export const REPORTS = 'csp';

/** What a page may load from PayPal, and where its forms may go. Empty lists for pages on which nobody pays. */
export interface PayPalSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  form: readonly string[];
}

const NOTHING: PayPalSources = { script: [], connect: [], frame: [], image: [], form: [] };

/** Pages on which PayPal's script runs. */
const PAYMENT_PAGES =
  /^\/((template|trips\/\d+)\/checkout|template\/payment\/[^/]+|guest\/payment|pay\/[^/]+)\/?$/;
/** Of these, the ones that offer the redirect form: a browser refuses to send it from anywhere else. */
const FORM_PAGES = /^\/(template\/payment\/[^/]+|guest\/payment)\/?$/;

/** PayPal's hosts for one path, as few as its pages need. */
export function payPalSources(config: Pick<AppConfig, 'PAYPAL_ENV' | 'paypal'>, path: string): PayPalSources {
  if (!PAYMENT_PAGES.test(path)) return NOTHING;
  const { sdkUrl, webscrUrl } = config.paypal;
  const form = FORM_PAGES.test(path) ? [new URL(webscrUrl).origin] : [];
  const script = [new URL(sdkUrl).origin];
  if (config.PAYPAL_ENV === 'emulator') {
    return { script, connect: script, frame: script, image: script, form };
  }
  const assets = 'https://*.paypalobjects.com';
  const hosts = 'https://*.paypal.com';
  return {
    script: [...script, assets, 'https://c.paypal.com'],
    connect: [hosts, assets],
    frame: [hosts],
    image: [hosts, assets],
    form,
  };
}

/** The page's Content-Security-Policy, for helmet. @param inlineScriptHashes of the scripts the page itself holds. */
export function contentPolicy(
  config: Pick<AppConfig, 'publicUrl'>,
  inlineScriptHashes: readonly string[],
  payPal: PayPalSources,
): Record<string, string[]> {
  const self = "'self'";
  const socket = config.publicUrl.replace(/^http/, 'ws');
  return {
    defaultSrc: [self],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    scriptSrc: [self, ...inlineScriptHashes.map((hash) => `'${hash}'`), ...payPal.script],
    // MUI's emotion writes its rules into <style> elements at run time.
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:', ...payPal.image],
    connectSrc: [self, socket, ...payPal.connect],
    frameSrc: payPal.frame.length ? [...payPal.frame] : ["'none'"],
    formAction: [self, ...payPal.form],
    // The newer way to report, and the older one of browsers that do not know it.
    reportTo: [REPORTS],
    reportUri: [POLICY_REPORTS_PATH],
  };
}
