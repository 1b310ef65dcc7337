import { assertClientToken } from './client-token.js';
import type { Browser } from './dom.js';
import { createPaymentSession } from './payment-session.js';
import { definePaypalButton } from './paypal-button.js';
import { sdkError } from './sdk-error.js';
import type { SdkConfig, SessionOptions } from './sdk.types.js';

interface InstanceOptions {
  clientToken?: string;
  clientId?: string;
  components?: string[];
}

/** Defines `window.paypal` and the button element; a second load of the script changes nothing. */
export function installSdk(browser: Browser, { emulator, currencies }: SdkConfig): void {
  if (browser.paypal) return;
  definePaypalButton(browser);

  browser.paypal = {
    version: '6.0.0-emulator',

    async createInstance({ clientToken, clientId, components = [] }: InstanceOptions) {
      if (Boolean(clientToken) === Boolean(clientId)) {
        throw sdkError('ERR_INVALID_OPTIONS', 'createInstance takes either clientToken or clientId', false);
      }
      if (clientToken) assertClientToken(clientToken);
      if (!components.includes('paypal-payments')) {
        throw sdkError('ERR_INVALID_OPTIONS', 'components must hold "paypal-payments"', false);
      }
      return {
        async findEligibleMethods({ currencyCode = 'USD' }: { currencyCode?: string } = {}) {
          const eligible = (method: string) => method === 'paypal' && currencies.includes(currencyCode);
          return {
            isEligible: eligible,
            getDetails: (method: string) => (eligible(method) ? { canBeVaulted: false } : undefined),
          };
        },
        hydrateEligibleMethods: (found: unknown) => found,
        updateLocale: () => undefined,
        createPayPalOneTimePaymentSession: (options: SessionOptions) =>
          createPaymentSession(browser, emulator, options),
      };
    },
  };
}
