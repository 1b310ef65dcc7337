const nothing = () => undefined;

/** jsdom lays nothing out: nothing comes near the window, and nothing scrolls. */
export function nothingNear(): void {
  globalThis.IntersectionObserver = class implements Partial<IntersectionObserver> {
    observe = nothing;
    disconnect = nothing;
  } as unknown as typeof IntersectionObserver;
  HTMLElement.prototype.scrollIntoView = nothing;
}
