import { formatCount } from './numbers';

/** US dollars from integer cents: 69200 is "$692", 9107 is "$91.07", -500 is "-$5". */
export function formatMoney(cents: number): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  const dollars = formatCount((size - rest) / 100);
  return `${cents < 0 ? '-' : ''}$${dollars}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}
