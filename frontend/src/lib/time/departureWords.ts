/** "Departure is in 95 days.", and what is said on the day itself and after. */
export function departureWords(days: number): string {
  if (days < 0) return 'The trip has departed.';
  if (days === 0) return 'Departure is today.';
  return `Departure is in ${days} ${days === 1 ? 'day' : 'days'}.`;
}
