import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { html, trusted, type Html } from './html.js';
import { STYLES } from './styles.js';

interface Page {
  title: string;
  body: Html;
  /** Script of the emulator's own; the page must be of use without it. */
  script?: string;
  /** Origins a form of this page may be redirected to. */
  formTargets?: string[];
}

/**
 * Sends one of the emulator's pages. No other site may frame it, and nothing runs in it but its own nonce. Its
 * opener must stay reachable, so it sets no Cross-Origin-Opener-Policy.
 */
export function sendPage(res: Response, status: number, page: Page): void {
  const nonce = randomBytes(16).toString('base64');
  res.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy(nonce, page.formTargets ?? []),
    // "no-referrer" would make browsers post forms with `Origin: null`.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  res.send(document(page, nonce).text);
}

function policy(nonce: string, formTargets: string[]): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    ['form-action', "'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function document({ title, body, script }: Page, nonce: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · PayPal emulator</title>
<style nonce="${nonce}">${trusted(STYLES)}</style>
</head>
<body>
<header class="banner"><strong>PayPal emulator:</strong> no real money</header>
<main>${body}</main>
${script === undefined ? null : html`<script nonce="${nonce}">${trusted(script)}</script>`}
</body>
</html>
`;
}
