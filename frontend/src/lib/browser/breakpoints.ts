/** The widths of a window, in CSS pixels, at which screens change. ui/breakpoints.css gives style sheets the same. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** A media condition, for a picture's `sizes` or a query: the window is narrower than that. */
export const below = (name: Breakpoint) => `(width < ${BREAKPOINTS[name]}px)`;

/** A media condition: the window has that width or more. */
export const from = (name: Breakpoint) => `(width >= ${BREAKPOINTS[name]}px)`;
