import type { DirectoryPerson } from '../../api/guestArea';

/** What the address asks for: some letters, and one interest; empty for everything. */
export interface DirectorySearch {
  text: string;
  interest: string;
}

/** Lower case without accents, so that "sofia" finds Sofía. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Those whose first name or interests hold the text, and who like the interest. The order stays. */
export function searchPeople<T extends DirectoryPerson>(
  people: readonly T[],
  { text, interest }: DirectorySearch,
): T[] {
  const wanted = plain(text);
  const liked = plain(interest);
  return people.filter(
    ({ firstName, interests }) =>
      [firstName, ...interests].some((word) => plain(word).includes(wanted)) &&
      (!liked || interests.some((word) => plain(word) === liked)),
  );
}

/** Every interest of the group once, by name. */
export function interestsOf(people: readonly DirectoryPerson[]): string[] {
  return [...new Set(people.flatMap(({ interests }) => interests))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
}

/** "11 people", "1 of 11 people", for eyes and for screen readers. */
export function countWords(found: number, all: number): string {
  const people = all === 1 ? 'person' : 'people';
  return found === all ? `${all} ${people}` : `${found} of ${all} ${people}`;
}
