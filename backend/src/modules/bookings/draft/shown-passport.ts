/** Of a traveller, what is asked about here. */
interface HasPassport {
  passportNumber?: string;
}

const DOT = '•';

/** A passport number as it is shown again to who typed it: its ending. Whoever finds the browser open learns no more. */
export function shownPassport(number: string): string {
  return DOT.repeat(4) + number.slice(number.length >= 8 ? -4 : -1);
}

/** The travellers as they are shown again. */
export function shownTravellers<T extends HasPassport>(travellers: readonly T[]): T[] {
  return travellers.map((one) =>
    one.passportNumber ? { ...one, passportNumber: shownPassport(one.passportNumber) } : one,
  );
}

/** What was sent back as it had been shown is the number that was kept, whichever of them it belongs to now. */
export function withKeptPassports<T extends HasPassport>(
  sent: readonly T[],
  kept: readonly HasPassport[],
): T[] {
  const known = kept.flatMap(({ passportNumber }) => passportNumber ?? []);
  return sent.map((one, i) => {
    const shown = one.passportNumber;
    if (!shown?.includes(DOT)) return one;
    const candidates = [kept[i]?.passportNumber ?? '', ...known];
    const number = candidates.find((candidate) => candidate && shownPassport(candidate) === shown);
    return number ? { ...one, passportNumber: number } : one;
  });
}

/** The sentence about a number that holds the dots of one that is not kept (any more), or null. */
export function passportProblem({ passportNumber }: HasPassport): string | null {
  return passportNumber?.includes(DOT) ? 'Enter the whole passport number' : null;
}
