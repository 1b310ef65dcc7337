/** Cents as PayPal writes an amount: `69200` is "692.00". Integers only. */
export function amountText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Cents of an amount such as "692.00", or null when it is not one. Never through a float. */
export function amountCents(text: string): number | null {
  const match = /^(\d{1,7})\.(\d{2})$/.exec(text);
  return match ? Number(match[1]) * 100 + Number(match[2]) : null;
}

/** Hundredths of any currency: those without cents, such as the yen, are written without a point. Null when it is no amount. */
export function signedCents(text: string): number | null {
  const [, sign, whole, parts = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(parts.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}

/** For people: "$692", "$91.07" or "-$5". */
export function dollars(cents: number): string {
  const size = amountText(Math.abs(cents))
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${cents < 0 ? '-' : ''}$${size}`;
}
