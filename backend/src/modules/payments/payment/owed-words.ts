import { dollars } from '../../bookings/quote/money-text.js';

/** What a booking owes, as a sentence goes on; below zero, more came than that. */
export function owedWords(owedCents: number): string {
  if (owedCents === 0) return 'nothing is owed';
  return owedCents > 0
    ? `${dollars(owedCents)} is owed`
    : `${dollars(0 - owedCents)} more was paid than is owed`;
}
