import { sdkError } from './sdk-error.js';

/**
 * Throws when the page was given something else than a browser token that is still alive. The server's own token in
 * a page would be a leak, which PayPal could not tell the merchant and an emulator can.
 */
export function assertClientToken(token: string): void {
  const code = 'ERR_INVALID_CLIENT_TOKEN';
  let content: { kind?: string; exp?: number };
  try {
    const [encoded = ''] = token.split('.');
    content = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  } catch (cause) {
    throw sdkError(code, 'clientToken is not a token of the PayPal emulator', false, cause);
  }
  if (content.kind !== 'client') {
    throw sdkError(code, 'clientToken is a server token: it must never reach a page', false);
  }
  if (!content.exp || content.exp * 1000 <= Date.now()) throw sdkError(code, 'clientToken has expired', true);
}
