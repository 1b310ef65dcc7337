import type { Rolldown } from 'vite';
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
const LIGHT_PAGE = new RegExp(`src/(app|pages/(${LIGHT_PAGES.join('|')}))/`);
// An icon's importers are not known, for they come through their package's list.
const LIGHT_ICONS = iconsOf([
  'app',
  'features/slideshow',
  'features/itinerary',
  ...LIGHT_PAGES.map((page) => `pages/${page}`),
]);
const HOST_PAGE = /src\/(pages\/host-|features\/host-)/;
const ICON = /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Groups for the many small pieces of our own (a mark, a rule, an icon, its styles) that several pages share: each would be
 * a file, a request and a line in the start's table of files. What only the host's pages share is `desk`, the rest `members`.
 */
export const SHARED_PIECES = [
  { name: groupOf('desk'), test: /src\//, minShareCount: 2, priority: 3 },
  {
    name: groupOf('members'),
    test: /src\/|@tanstack\/(query-core|react-query)\//,
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'icons',
    test: (id: string) => {
      const icon = ICON.exec(id)?.[1];
      return icon !== undefined && !LIGHT_ICONS.has(icon);
    },
    minShareCount: 2,
    priority: 1,
  },
  // Not what they import: that would draw packages in.
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

function groupOf(group: 'desk' | 'members'): Rolldown.CodeSplittingNameFunction {
  return (id, context) => {
    const importers = [...importersOf(id, context)];
    if (importers.some((importer) => LIGHT_PAGE.test(importer))) return null;
    const ofHosts = importers
      .filter((importer) => /src\/pages\//.test(importer))
      .every((page) => HOST_PAGE.test(page));
    return ofHosts === (group === 'desk') ? group : null;
  };
}

/** The module itself and whatever imports it, directly or through others; a page's chunk is not its importers'. */
function importersOf(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) importersOf(importer, context, found);
  return found;
}
