import type { Browser, InnerButton } from './dom.js';

/**
 * Registers `<paypal-button type="pay" disabled>`. Inside is a real button, which brings keyboard, focus and name
 * with it; its click is heard on the element itself. The style is a constructed sheet, because the merchant's
 * content security policy may forbid style elements.
 */
export function definePaypalButton(browser: Browser): void {
  if (browser.customElements.get('paypal-button')) return;
  const labels: Record<string, string> = {
    pay: 'Pay with PayPal',
    checkout: 'Check out with PayPal',
    buynow: 'Buy now with PayPal',
    donate: 'Donate with PayPal',
    subscribe: 'Subscribe with PayPal',
  };
  const sheet = new browser.CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; }
    :host([hidden]) { display: none; }
    button {
      width: 100%; min-height: 48px; padding: 12px 24px; border: 0; border-radius: 8px;
      background: #ffc439; color: #0b1f3a; font: 600 16px/1.2 system-ui, sans-serif; cursor: pointer;
    }
    button:hover { background: #f5b71f; }
    button:focus-visible { outline: 3px solid #0b5cd5; outline-offset: 3px; }
    button:disabled { background: #d9dde3; color: #5a6472; cursor: not-allowed; }
  `);

  class PaypalButton extends browser.HTMLElement {
    readonly #button: InnerButton;

    static get observedAttributes(): string[] {
      return ['type', 'disabled'];
    }

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [sheet];
      this.#button = browser.document.createElement('button');
      this.#button.type = 'button';
      root.append(this.#button);
      this.attributeChangedCallback();
    }

    attributeChangedCallback(): void {
      this.#button.disabled = this.hasAttribute('disabled');
      this.#button.textContent = labels[this.getAttribute('type') ?? 'pay'] ?? 'Pay with PayPal';
    }
  }
  browser.customElements.define('paypal-button', PaypalButton);
}
