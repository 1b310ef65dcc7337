// Made at the first amount: a browser takes longer for its first formatter than for all figures of a page.
let dollars: Intl.NumberFormat | undefined;

/** US dollars from integer cents: 69200 is "$692", 9107 is "$91.07". */
export function formatMoney(cents: number): string {
  dollars ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return dollars.format(cents / 100);
}
