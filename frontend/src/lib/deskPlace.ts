import { paths } from './paths';

type Filters = Record<string, string>;

let tab: string | undefined;
let trip: string | undefined;
const left = new Map<string, Filters>();

/** Remembers where on the desk the host is: its tab, its trip, and what the tab keeps in the address. */
export function keepDeskPlace(place: { tab: string; trip: string | undefined; filters: Filters }): void {
  ({ tab, trip } = place);
  // A dialog that was begun is not begun again.
  const { act: _act, ...filters } = place.filters;
  left.set(tab, filters);
}

/** What a tab's address held when the host left it. */
export const filtersLeftOn = (id: string): Filters => left.get(id) ?? {};

/** The way back to the desk as it was left: to one of its tabs, or to the one that was open. */
export function deskPath(id: string | undefined = tab): string {
  return paths.hostDashboard({ tab: id, trip, ...(id && filtersLeftOn(id)) });
}

/** Whoever comes next to this browser begins anew. */
export function forgetDeskPlace(): void {
  [tab, trip] = [undefined, undefined];
  left.clear();
}
