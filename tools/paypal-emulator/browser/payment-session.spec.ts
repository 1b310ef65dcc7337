import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBrowser, type FakeBrowser } from './a-browser.js';
import { createPaymentSession } from './payment-session.js';
import type { CheckoutResult, PaymentSession } from './sdk.types.js';

const EMULATOR = 'http://paypal.test';
const approved: CheckoutResult = {
  source: 'paypal-emulator',
  orderId: 'O1',
  outcome: 'approved',
  payerId: 'P1',
};

let browser: FakeBrowser;
let heard: unknown[];
let session: PaymentSession;

function aSession(): PaymentSession {
  return createPaymentSession(browser, EMULATOR, {
    onApprove: (data) => heard.push(['approve', data]),
    onCancel: (data) => heard.push(['cancel', data]),
    onComplete: (data) => heard.push(['complete', data.paymentSessionState]),
    onError: (error) => heard.push(['error', error.message]),
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const popup = () => browser.popups[0];
const tell = (data: unknown, origin = EMULATOR, source: unknown = popup()) =>
  browser.deliver({ data, origin, source });

beforeEach(() => {
  browser = aBrowser();
  heard = [];
  session = aSession();
});

describe('a payment in a popup', () => {
  it('opens the window before the order is known, then turns it to the approval page', async () => {
    let made: (order: { orderId: string }) => void = () => undefined;
    const started = session.start(
      { presentationMode: 'auto' },
      new Promise((resolve) => {
        made = resolve;
      }),
    );
    expect(popup()?.addresses.at(-1)).toContain(`${EMULATOR}/checkoutnow/loading?merchant=`);
    browser.popupWaits(EMULATOR);
    made({ orderId: 'O1' });
    await started;
    expect(popup()?.addresses.at(-1)).toBe(
      `${EMULATOR}/checkoutnow?token=O1&merchant=http%3A%2F%2Fshop.test`,
    );
  });

  it('turns a window that is still loading when the order comes once, after it has loaded', async () => {
    await session.start({}, Promise.resolve({ orderId: 'O1' }));
    expect(popup()?.addresses).toEqual([expect.stringContaining('/loading')]);
    browser.popupWaits(EMULATOR);
    expect(popup()?.addresses).toEqual([
      expect.stringContaining('/loading'),
      expect.stringContaining('?token=O1'),
    ]);
    expect(heard).toEqual([]);
  });

  it('tells of an approval once and closes the window', async () => {
    await session.start({ paymentFlow: 'auto' }, Promise.resolve({ orderId: 'O1' }));
    tell(approved);
    tell(approved);
    browser.tick(5);
    await settled();
    expect(heard).toEqual([
      ['approve', { orderId: 'O1', payerId: 'P1', fundingSource: 'paypal' }],
      ['complete', 'approved'],
    ]);
    expect(popup()?.closed).toBe(true);
  });

  it.each([
    ['of another origin', approved, 'http://evil.test', undefined],
    ['of another window', approved, EMULATOR, {}],
    ['of another order', { ...approved, orderId: 'O2' }, EMULATOR, undefined],
    ['that is none of ours', 'approved', EMULATOR, undefined],
  ])('does not believe a message %s', async (_whose, data, origin, source) => {
    await session.start({}, Promise.resolve({ orderId: 'O1' }));
    tell(data, origin, source);
    await settled();
    expect(heard).toEqual([]);
  });

  it('counts a window that the buyer closed as canceled', async () => {
    await session.start({}, Promise.resolve({ orderId: 'O1' }));
    popup()?.close();
    browser.tick(2);
    await settled();
    expect(heard).toEqual([
      ['cancel', { orderId: 'O1' }],
      ['complete', 'canceled'],
    ]);
  });

  it('closes the window and reports when no order could be made', async () => {
    const started = session.start({}, Promise.reject(new Error('Sold out')));
    await expect(started).rejects.toThrow('Sold out');
    expect(popup()?.closed).toBe(true);
    expect(heard).toEqual([
      ['error', 'Sold out'],
      ['complete', 'error'],
    ]);
  });

  it('reports what the merchant throws while taking the payment', async () => {
    session = createPaymentSession(browser, EMULATOR, {
      onApprove: () => Promise.reject(new Error('Capture failed')),
      onError: (error) => heard.push(error.message),
    });
    await session.start({}, Promise.resolve({ orderId: 'O1' }));
    tell(approved);
    await settled();
    expect(heard).toEqual(['Capture failed']);
  });

  it('falls silent when it is destroyed', async () => {
    await session.start({}, Promise.resolve({ orderId: 'O1' }));
    session.destroy();
    tell(approved);
    browser.tick(5);
    await settled();
    expect(popup()?.closed).toBe(true);
    expect(heard).toEqual([]);
  });
});

describe('a payment by redirect', () => {
  it.each([
    ['wanted', { presentationMode: 'redirect' }, false],
    ['when popups are blocked', { presentationMode: 'auto' }, true],
  ])('goes to the approval page, %s', async (_when, how, blocked) => {
    browser.blockPopups = blocked;
    await session.start(how, Promise.resolve({ orderId: 'O1' }));
    expect(browser.popups).toEqual([]);
    expect(browser.location.href).toBe(`${EMULATOR}/checkoutnow?token=O1`);
  });

  it('leaves the going to a page that asks for the address', async () => {
    const how = { presentationMode: 'redirect', autoRedirect: { enabled: false } };
    const started = await session.start(how, Promise.resolve({ orderId: 'O1' }));
    expect(started).toEqual({ redirectURL: `${EMULATOR}/checkoutnow?token=O1` });
    expect(browser.location.href).toBe('http://shop.test/checkout');
  });

  it.each([
    ['approved', '&PayerID=P1', ['approve', { orderId: 'O1', payerId: 'P1', fundingSource: 'paypal' }]],
    ['canceled', '', ['cancel', { orderId: 'O1' }]],
  ])('resumes once when the buyer is back, %s', async (outcome, payer, call) => {
    browser = aBrowser(`http://shop.test/pay?cabin=inside&token=O1${payer}`);
    session = aSession();
    expect(session.hasReturned()).toBe(true);
    await session.resume();
    expect(heard).toEqual([call, ['complete', outcome]]);
    expect(browser.location.href).toBe('http://shop.test/pay?cabin=inside');
    expect(session.hasReturned()).toBe(false);
  });
});
