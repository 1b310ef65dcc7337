import type { SiteDrawing } from '../../backend/contracts/site-drawing';
import { drawOwn, drawPage } from './app/drawPage';
import { canonicalPath, NOT_FOUND, PAGES, pageAt } from './app/pageTable';
import { isOfTrip, tripIn } from './lib/tripAddress';

const atTrip = (pattern: string, tripId: number) => pattern.replace(':tripId', String(tripId));

/** The server's half of the site. Its shape is the contract that the server reads it by. */
const drawing: SiteDrawing = {
  publicPaths: PAGES.filter((page) => page.isPublic && canonicalPath(page) === page.path).map(
    ({ path }) => path,
  ),
  pathsOfTrip: (tripId) =>
    PAGES.filter((page) => page.isPublic && isOfTrip(page.path)).map(({ path }) => atTrip(path, tripId)),
  drawnAt: (path) => {
    const page = pageAt(path);
    if (page === NOT_FOUND) return '/page-not-found';
    if (!page.isPublic && !page.isDrawn) return null;
    const tripId = tripIn(path);
    return tripId === undefined ? page.path : atTrip(page.path, tripId);
  },
  drawPage,
  drawOwn,
};

export default drawing;
