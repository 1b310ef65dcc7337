const TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Jun 2, 9:14 AM", on the reader's own clock: mail programs do the same. */
export function mailTime(instant: string): string {
  return TIME.format(new Date(instant));
}
