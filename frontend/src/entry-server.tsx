import type { SiteDrawing } from '../../backend/contracts/site-drawing';
import { drawPage } from './app/drawPage';
import { canonicalPath, NOT_FOUND, PAGES, pageAt } from './app/pageTable';

/** The server's half of the site. Its shape is the contract that the server reads it by. */
const drawing: SiteDrawing = {
  publicPaths: PAGES.filter((page) => page.isPublic && canonicalPath(page) === page.path).map(
    ({ path }) => path,
  ),
  drawnAt: (path) => {
    const page = pageAt(path);
    if (page === NOT_FOUND) return '/page-not-found';
    return page.isPublic || page.isDrawn ? page.path : null;
  },
  drawPage,
};

export default drawing;
