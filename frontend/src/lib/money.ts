const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** US dollars from integer cents: 69200 is "$692", 9107 is "$91.07". */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}
