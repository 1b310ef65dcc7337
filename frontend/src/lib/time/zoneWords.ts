/** "Pacific Time" of `America/Los_Angeles`: what people call the clocks of a zone. An unknown name is left as it is. */
export function zoneWords(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
