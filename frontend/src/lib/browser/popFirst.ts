/** Who hears of Back and Forward before the router does. */
export const popFirst: { hear: ((event: PopStateEvent) => void) | null } = { hear: null };

/** Begins to listen, before the router: a browser tells a window's listeners in the order in which they came. */
export function hearPopFirst(): void {
  window.addEventListener('popstate', (event) => popFirst.hear?.(event));
}
