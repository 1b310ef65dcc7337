/**
 * For a box or a choice that is drawn by the server: a browser that comes back to a page sets it as it was left, before React
 * is there, which then neither knows of it nor puts it right. Browsers leave alone what is not to be completed.
 */
export const UNRESTORED = { autoComplete: 'off' } as const;
