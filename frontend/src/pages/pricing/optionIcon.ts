/** How the icons of the ways to pay look. */
export const OPTION_ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;
