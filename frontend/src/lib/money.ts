import { formatCount } from './numbers';

/** US dollars from integer cents: 69200 is "$692", 9107 is "$91.07", -500 is "-$5". */
export function formatMoney(cents: number): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  const dollars = formatCount((size - rest) / 100);
  return `${cents < 0 ? '-' : ''}$${dollars}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** With both decimals and no sign of the currency, for columns of sums: 69200 is "692.00", -9107 is "-91.07". */
export function formatCents(cents: number): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  return `${cents < 0 ? '-' : ''}${formatCount((size - rest) / 100)}.${String(rest).padStart(2, '0')}`;
}
