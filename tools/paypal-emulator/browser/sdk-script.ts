import { checkoutUrl, loadingUrl } from '../checkout/checkout-url.js';
import { openCheckoutWindow } from './checkout-window.js';
import { assertClientToken } from './client-token.js';
import { installSdk } from './install-sdk.js';
import { createPaymentSession } from './payment-session.js';
import { definePaypalButton } from './paypal-button.js';
import { sdkError, sdkErrorFrom } from './sdk-error.js';
import type { SdkConfig } from './sdk.types.js';
import { takeReturn } from './take-return.js';

/** Every function that runs in the browser; they find one another by name, as they do in this program. */
const FUNCTIONS = [
  sdkError,
  sdkErrorFrom,
  checkoutUrl,
  loadingUrl,
  assertClientToken,
  takeReturn,
  openCheckoutWindow,
  createPaymentSession,
  definePaypalButton,
  installSdk,
];

/**
 * The script behind `/web-sdk/v6/core`: the functions of this folder as the compiler left them, in one closed scope.
 * So the browser's part is typed and tested like the rest, and needs no bundler.
 */
export function sdkScript(config: SdkConfig): string {
  const functions = FUNCTIONS.map(String).join('\n\n');
  return `(() => {\n'use strict';\n${functions}\n\ninstallSdk(window, ${JSON.stringify(config)});\n})();\n`;
}
