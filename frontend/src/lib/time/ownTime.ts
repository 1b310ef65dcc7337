const TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Jun 2, 9:14 AM", on the reader's own clock, for what is about their days and not about the trip's. */
export function formatOwnTime(instant: string): string {
  return TIME.format(new Date(instant)).replaceAll('\u202F', ' ');
}
