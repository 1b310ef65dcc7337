import { beforeEach, describe, expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { signToken } from '../oauth/tokens.js';
import { aBrowser, type FakeBrowser } from './a-browser.js';
import { sdkScript } from './sdk-script.js';

interface Paypal {
  version: string;
  createInstance(options: object): Promise<{
    findEligibleMethods(options?: object): Promise<{ isEligible(method: string): boolean }>;
    createPayPalOneTimePaymentSession(options: object): {
      start(how: object, order: Promise<{ orderId: string }>): Promise<void>;
    };
  }>;
}

const script = sdkScript({ emulator: 'http://paypal.test', currencies: ['USD'] });
const components = ['paypal-payments'];
const clientToken = signToken('client', 'secret', new Date());

let browser: FakeBrowser;
let paypal: Paypal;

/** Runs the text as a page would, knowing nothing of this program. */
function load(): void {
  runInNewContext(script, { window: browser, URL, atob });
  paypal = browser.paypal as Paypal;
}

beforeEach(() => {
  browser = aBrowser();
  load();
});

describe('the script as it is served', () => {
  it('defines window.paypal and the button, and loading it twice changes nothing', () => {
    const first = paypal;
    load();
    expect(paypal).toBe(first);
    expect(paypal.version).toMatch(/^6/);
    expect(browser.elements.has('paypal-button')).toBe(true);
  });

  it('carries a payment to the approval page with nothing but its own text', async () => {
    const instance = await paypal.createInstance({ clientToken, components });
    const session = instance.createPayPalOneTimePaymentSession({});
    await session.start({ presentationMode: 'auto' }, Promise.resolve({ orderId: 'O1' }));
    browser.popupWaits('http://paypal.test');
    expect(browser.popups[0]?.addresses.at(-1)).toContain('token=O1');
  });

  it('finds PayPal eligible in the currencies it settles', async () => {
    const instance = await paypal.createInstance({ clientToken, components });
    const inDollars = await instance.findEligibleMethods();
    const inYen = await instance.findEligibleMethods({ currencyCode: 'JPY' });
    expect([inDollars.isEligible('paypal'), inDollars.isEligible('venmo')]).toEqual([true, false]);
    expect(inYen.isEligible('paypal')).toBe(false);
  });

  it.each([
    ['neither token nor id', {}, 'either clientToken or clientId'],
    ['both', { clientToken, clientId: 'id' }, 'either clientToken or clientId'],
    ['no component', { clientToken, components: [] }, 'paypal-payments'],
    [
      "the server's token",
      { clientToken: signToken('server', 'secret', new Date()) },
      'must never reach a page',
    ],
    ['an expired token', { clientToken: signToken('client', 'secret', new Date(0)) }, 'has expired'],
    ['something else', { clientToken: 'hello' }, 'not a token'],
  ])('makes no instance from %s', async (_what, options, message) => {
    await expect(paypal.createInstance({ components, ...options })).rejects.toMatchObject({
      message: expect.stringContaining(message),
    });
  });
});
