import { STOCK_CABINS } from '../../contracts/stock-cabins.js';
import { STOCK_GROUP } from '../../contracts/stock-group.js';
import { STOCK_GUIDE } from '../../contracts/stock-guide.js';
import { STOCK_SHIP } from '../../contracts/stock-ship.js';
import { EMPTY_FRONT, EMPTY_PLAN } from '../../contracts/trip-pages.js';

const read = { is: 'named' } as const;
const written = (body: object) => ({ is: 'named', right: 'owner', body }) as const;

/** The hosts' routes to what a trip's own pages say and show. */
export const PAGE_ROUTES = {
  'GET /api/host/trips/{tripId}/plan': read,
  'GET /api/host/trips/{tripId}/plan/versions/{version}': read,
  'PUT /api/host/trips/{tripId}/plan': written({ ...EMPTY_PLAN, version: 0 }),
  'GET /api/host/trips/{tripId}/front': read,
  'GET /api/host/trips/{tripId}/front/versions/{version}': read,
  'PUT /api/host/trips/{tripId}/front': written({ ...EMPTY_FRONT, version: 0 }),
  'GET /api/host/trips/{tripId}/ship': read,
  'GET /api/host/trips/{tripId}/ship/versions/{version}': read,
  'PUT /api/host/trips/{tripId}/ship': written({ ...STOCK_SHIP, version: 0 }),
  'GET /api/host/trips/{tripId}/cabins': read,
  'GET /api/host/trips/{tripId}/cabins/versions/{version}': read,
  'PUT /api/host/trips/{tripId}/cabins': written({ ...STOCK_CABINS, version: 0 }),
  'GET /api/host/trips/{tripId}/guide': read,
  'GET /api/host/trips/{tripId}/guide/versions/{version}': read,
  'PUT /api/host/trips/{tripId}/guide': written({ ...STOCK_GUIDE, version: 0 }),
  'GET /api/host/trips/{tripId}/group': read,
  'GET /api/host/trips/{tripId}/group/versions/{version}': read,
  'PUT /api/host/trips/{tripId}/group': written({ ...STOCK_GROUP, version: 0 }),
  'GET /api/host/trips/{tripId}/pictures': read,
  'POST /api/host/trips/{tripId}/pictures': written({ fileId: 'A'.repeat(22) }),
  'DELETE /api/host/trips/{tripId}/pictures/{pictureId}': written({}),
};
