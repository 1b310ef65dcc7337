/** Dates and times of the chat in the trip's zone. Formatters are costly to make and cheap to use: one set a zone. */
interface Formats {
  day: Intl.DateTimeFormat;
  longDay: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
  exact: Intl.DateTimeFormat;
}

const byZone = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const known = byZone.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone }),
    longDay: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }),
    time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }),
    exact: new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortGeneric',
      timeZone,
    }),
  };
  byZone.set(timeZone, made);
  return made;
}

const plainSpaces = (text: string) => text.replaceAll('\u202F', ' ');

/** The day of an instant, `YYYY-MM-DD`: what decides where a new day begins. */
export function dayOf(at: string, timeZone: string): string {
  return formatsOf(timeZone).day.format(new Date(at));
}

/** "Thursday, September 4" */
export function longDayOf(at: string, timeZone: string): string {
  return formatsOf(timeZone).longDay.format(new Date(at));
}

/** "9:12 PM" */
export function timeOf(at: string, timeZone: string): string {
  return plainSpaces(formatsOf(timeZone).time.format(new Date(at)));
}

/** "Thursday, September 4, 2025 at 9:12 PM PT" */
export function exactTimeOf(at: string, timeZone: string): string {
  return plainSpaces(formatsOf(timeZone).exact.format(new Date(at)));
}
