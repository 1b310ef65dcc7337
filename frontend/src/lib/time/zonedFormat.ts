/**
 * A formatter of instants that every browser has. One that is older than a form of a zone's name writes the short one, and
 * one that does not know the zone (a new city, a device that is set to none) tells the time in UTC: a page without its
 * hours would be no page.
 */
export function zonedFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const plainer = options.timeZoneName ? { ...options, timeZoneName: 'short' as const } : options;
  return (
    madeOf(locale, options) ??
    madeOf(locale, plainer) ??
    new Intl.DateTimeFormat(locale, { ...plainer, timeZone: 'UTC' })
  );
}

function madeOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    return null;
  }
}
