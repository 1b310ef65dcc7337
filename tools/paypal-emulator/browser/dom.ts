/**
 * The few pieces of a browser that the script touches. The back end's program has no DOM library, and must not get
 * one: `location` or `name` would then compile anywhere.
 */
export interface Browser {
  location: { origin: string; href: string; assign(url: string): void };
  history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void };
  document: { createElement(tag: 'button'): InnerButton };
  customElements: { get(name: string): unknown; define(name: string, element: unknown): void };
  HTMLElement: new () => HostElement;
  CSSStyleSheet: new () => StyleSheet;
  open(url: string, name: string, features: string): Popup | null;
  addEventListener(type: 'message', listener: (message: BrowserMessage) => void): void;
  removeEventListener(type: 'message', listener: (message: BrowserMessage) => void): void;
  setInterval(work: () => void, everyMs: number): number;
  clearInterval(timer: number): void;
  paypal?: object;
}

export interface Popup {
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  close(): void;
}

export interface BrowserMessage {
  origin: string;
  source: unknown;
  data: unknown;
}

interface HostElement {
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  attachShadow(init: { mode: 'open'; delegatesFocus: boolean }): {
    adoptedStyleSheets: StyleSheet[];
    append(child: InnerButton): void;
  };
}

export interface InnerButton {
  type: string;
  disabled: boolean;
  textContent: string | null;
}

interface StyleSheet {
  replaceSync(css: string): void;
}
