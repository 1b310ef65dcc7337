import { finds, folded } from '../../../../backend/contracts/fold';
import type { DirectoryPerson } from '../../api/guestArea';
import { formatCount } from '../../lib/numbers';

/** Of whom the list is: everybody, the hosts, or those who like something that the asking person likes. */
export const WHO = ['', 'hosts', 'shared'] as const;
/** Hosts first and then as they came, the newest first, or by name. */
export const ORDERS = ['', 'newest', 'name'] as const;

/** What the address asks for; empty for everything. */
export interface DirectorySearch {
  /** Some letters of a name, an interest or a home town. */
  text: string;
  /** One interest. */
  interest: string;
  who: (typeof WHO)[number];
  order: (typeof ORDERS)[number];
}

/** A person with what a search looks at, made once for all searches. */
export interface Findable {
  person: DirectoryPerson;
  words: readonly string[];
  likes: ReadonlySet<string>;
}

export function findable(people: readonly DirectoryPerson[]): Findable[] {
  return people.map((person) => {
    const likes = person.interests.map(folded);
    return {
      person,
      words: [folded(person.firstName), folded(person.homeTown), ...likes],
      likes: new Set(likes),
    };
  });
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });
const SORTS = {
  newest: (a: DirectoryPerson, b: DirectoryPerson) =>
    (b.joinedOn ?? '').localeCompare(a.joinedOn ?? '', 'en'),
  name: (a: DirectoryPerson, b: DirectoryPerson) => byName.compare(a.firstName, b.firstName),
};

/** Those whom the search means, in the order it asks for. */
export function searchPeople(all: readonly Findable[], search: DirectorySearch): DirectoryPerson[] {
  const isFound = finds(search.text);
  const liked = folded(search.interest);
  const ownLikes = all.find(({ person }) => person.isYou)?.likes ?? new Set<string>();
  const isMeant = {
    '': () => true,
    hosts: ({ person }: Findable) => person.isHost,
    shared: ({ person, likes }: Findable) => !person.isYou && [...likes].some((like) => ownLikes.has(like)),
  }[search.who];

  const found = all
    .filter((one) => one.words.some(isFound) && (!liked || one.likes.has(liked)) && isMeant(one))
    .map(({ person }) => person);
  return search.order ? found.toSorted(SORTS[search.order]) : found;
}

/** Every interest of the group once, by name. */
export function interestsOf(people: readonly DirectoryPerson[]): string[] {
  return [...new Set(people.flatMap(({ interests }) => interests))].toSorted(byName.compare);
}

/** What two people both like, in the words of the first. */
export function sharedInterests(one: DirectoryPerson, other: DirectoryPerson): string[] {
  const likes = new Set(other.interests.map(folded));
  return one.interests.filter((interest) => likes.has(folded(interest)));
}

/** "11 people", "1 of 11 people", for eyes and for screen readers. */
export function countWords(found: number, all: number): string {
  const people = all === 1 ? 'person' : 'people';
  const every = `${formatCount(all)} ${people}`;
  return found === all ? every : `${formatCount(found)} of ${every}`;
}
