const BEFORE_EACH_THOUSAND = /\B(?=(?:\d{3})+$)/g;

/** A whole number as people read it: "1,000". By hand: a browser's first number formatter holds a page up. */
export function formatCount(count: number): string {
  return String(count).replace(BEFORE_EACH_THOUSAND, ',');
}

/** A whole number as people type it ("40", "1,000"), or null when it is none. */
export function wholeTyped(text: string): number | null {
  const typed = text.trim();
  return /^(\d{1,3}(,\d{3})+|\d+)$/.test(typed) ? Number(typed.replaceAll(',', '')) : null;
}

/**
 * What is sent for a text that is no number: below what any field takes, so that the server refuses it with the field's
 * sentence. NaN would arrive as null, which a field may read as "none".
 */
export const NO_NUMBER = -1;
