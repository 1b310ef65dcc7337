import type { Browser, BrowserMessage, Popup } from './dom.js';

interface FakePopup extends Popup {
  closed: boolean;
  /** Every address it was given, in turn. */
  addresses: string[];
}

export interface FakeBrowser extends Browser {
  popups: FakePopup[];
  blockPopups: boolean;
  elements: Map<string, unknown>;
  /** A message event as the browser would deliver it. */
  deliver(message: BrowserMessage): void;
  /** The newest popup's first page tells that it has loaded, at the emulator's `origin`. */
  popupWaits(origin: string): void;
  /** Lets every interval timer fire `times` times. */
  tick(times: number): void;
}

/** A browser of the few pieces the script uses, standing at `href`. */
export function aBrowser(href = 'http://shop.test/checkout'): FakeBrowser {
  const listeners = new Set<(message: BrowserMessage) => void>();
  const timers = new Map<number, () => void>();
  const browser: FakeBrowser = {
    popups: [],
    blockPopups: false,
    elements: new Map(),
    location: {
      origin: new URL(href).origin,
      href,
      assign: (url) => Object.assign(browser.location, { href: url }),
    },
    history: { state: null, replaceState: (_state, _unused, url) => browser.location.assign(url) },
    document: { createElement: () => ({ type: '', disabled: false, textContent: null }) },
    customElements: {
      get: (name) => browser.elements.get(name),
      define: (name, element) => browser.elements.set(name, element),
    },
    HTMLElement: class {
      attributes: Record<string, string> = {};
      getAttribute = (name: string) => this.attributes[name] ?? null;
      hasAttribute = (name: string) => name in this.attributes;
      attachShadow = () => ({ adoptedStyleSheets: [], append: () => undefined });
    },
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
    open(url) {
      if (browser.blockPopups) return null;
      const popup: FakePopup = {
        addresses: [url],
        closed: false,
        location: { replace: (next) => popup.addresses.push(next) },
        close: () => Object.assign(popup, { closed: true }),
      };
      browser.popups.push(popup);
      return popup;
    },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    setInterval(work) {
      const timer = timers.size + 1;
      timers.set(timer, work);
      return timer;
    },
    clearInterval: (timer) => timers.delete(timer),
    deliver: (message) => listeners.forEach((listener) => listener(message)),
    popupWaits: (origin) =>
      browser.deliver({
        data: { source: 'paypal-emulator', outcome: 'waiting' },
        origin,
        source: browser.popups.at(-1),
      }),
    tick(times) {
      for (let time = 0; time < times; time += 1) [...timers.values()].forEach((work) => work());
    },
  };
  return browser;
}
