import type { PagePart } from '../../../../contracts/trip-pages.js';

/** What people call a part of a trip's pages, in the log, in news and where a picture is shown. */
export const PART_WORDS: Record<PagePart, string> = {
  plan: 'day-by-day plan',
  front: 'home page',
  ship: "ship's page",
  cabins: 'pictures of the cabins',
  guide: 'preparation guide',
  group: 'pictures of the group',
};
