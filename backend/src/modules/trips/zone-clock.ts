/** What the clocks of a zone (IANA name) show at an instant, `HH:mm`. */
export function clockTime(timeZone: string, instant: Date): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', clock).format(instant);
}

/** What people call the clocks of a zone at any season: "PT"; where they have no such name, "GMT+9" and the like. */
export function zoneLabel(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortGeneric', timeZone }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
