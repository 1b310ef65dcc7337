import { formatMoney } from '../lib/money';

/** An amount of integer cents in figures of one width, so that columns and changes do not jump. */
export function Money({ cents }: { cents: number }) {
  return <span className="tabular">{formatMoney(cents)}</span>;
}
