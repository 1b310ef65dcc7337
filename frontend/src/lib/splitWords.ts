import { formatMoney } from './money';

interface Split {
  toBuyerCents: number;
  /** What goes to who paid shares. */
  toOthersCents: number;
}

/** To whom money goes back, as a buyer reads it where a part of it is not theirs. */
export function splitWords({ toBuyerCents, toOthersCents }: Split): string {
  const whole = formatMoney(toBuyerCents + toOthersCents);
  return `${whole} goes back: ${formatMoney(toBuyerCents)} to you, ${formatMoney(toOthersCents)} to who paid shares.`;
}
