const BEFORE_EACH_THOUSAND = /\B(?=(?:\d{3})+$)/g;

/** A whole number as people read it: "1,000". By hand: a browser's first number formatter holds a page up. */
export function formatCount(count: number): string {
  return String(count).replace(BEFORE_EACH_THOUSAND, ',');
}
