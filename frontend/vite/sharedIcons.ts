import { iconsOf } from './iconsOf';

/** Pages that are read before anything is bought: what one of them takes in stays in files of its own. */
const LIGHT_PAGES = [
  'home',
  'itinerary',
  'trip-details',
  'pricing',
  'privacy',
  'support',
  'terms',
  'not-found',
];
// An icon's importers are not known, for they come through their package's list.
const LIGHT_ICONS = iconsOf([
  'app',
  'features/slideshow',
  'features/itinerary',
  ...LIGHT_PAGES.map((page) => `pages/${page}`),
]);
const ICON = /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/;

/**
 * The icons that pages behind the login share are one file: each would be a file, a request and a line in the start's table
 * of files. Components are not put together so: one that draws with MUI would bring it to pages without.
 */
export const SHARED_ICONS_OF_MEMBERS = {
  name: 'icons',
  test: (id: string) => {
    const icon = ICON.exec(id)?.[1];
    return icon !== undefined && !LIGHT_ICONS.has(icon);
  },
  minShareCount: 2,
  // Not what they import: that would draw the package's own parts in.
  includeDependenciesRecursively: false,
};
