const TITLE = /^(?:(?:dr|prof|mr|mrs|ms)\b\.?\s+)+(?=\S)/i;

/** A name without what stands before it in a letter: "Dr. Ines Vogt" is Ines Vogt. */
export function withoutTitle(name: string): string {
  return name.trim().replace(TITLE, '');
}

/** First and last name out of a full one, for who has told no more; who has one name has no last name. */
export function namesFrom(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = withoutTitle(name).split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** What somebody is called: the first word of their name. */
export function firstNameOf(name: string): string {
  return namesFrom(name).firstName;
}

/** As one writes it. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
