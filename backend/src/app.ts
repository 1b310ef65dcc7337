import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { AppModule } from './app.module.js';
import { serveApiDocs } from './api-docs.js';
import { Clock } from './platform/clock/clock.js';
import type { AppConfig } from './platform/config/config.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { securityHeaders } from './platform/http/headers.js';
import { takePolicyReports } from './platform/http/policy-reports.js';
import { rawDoors } from './platform/http/raw-doors.js';
import { requestLog } from './platform/http/request-log.js';
import { refuseUnstorable } from './platform/http/json-reviver.js';
import { rememberSource } from './platform/http/visit-source.js';
import { serverTime } from './platform/http/server-time.js';
import { validation } from './platform/http/validation.js';
import { writeGuard } from './platform/http/write-guard.js';
import { nestLogger } from './platform/logging/nest-logger.js';
import { robots, sitemap } from './platform/site/discovery.js';
import { loadDrawnPages } from './platform/site/drawn-pages.js';
import { ownApi } from './platform/site/own-api.js';
import { TRIP_CHANGED } from './modules/trips/trip-changes.js';
import { Bus } from './platform/realtime/bus.js';
import { openSite } from './platform/site/site.js';
import { RealtimeIoAdapter } from './platform/realtime/io.adapter.js';

const DEFAULT_STATIC_DIR = resolve(import.meta.dirname, '../../../frontend/dist');
/** Nothing we take is larger but files, which have doors of their own. */
const BODY_LIMIT = '256kb';

/** Puts the server together: what every request passes first, then the modules, then the site's pages. */
export async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(config), {
    logger: nestLogger,
    bodyParser: false,
    abortOnError: false,
  });
  const siteDir = resolve(config.STATIC_DIR ?? DEFAULT_STATIC_DIR);
  const origin = config.publicUrl;
  const drawnPages = await loadDrawnPages(siteDir, { origin, callApi: ownApi(app, origin) });
  // A changed price stands on the public pages at once.
  app.get(Bus).on(TRIP_CHANGED, () => drawnPages?.forget());
  const site = openSite(siteDir, async (path) => (await drawnPages?.find(path)) ?? null);
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY_HOPS);
  app.set('query parser', 'simple');
  app.use(requestLog);
  app.use(serverTime(app.get(Clock)));
  app.use(securityHeaders(config, site?.inlineScriptHashes ?? []));
  app.use(compression());
  app.use(takePolicyReports());
  app.use(writeGuard(config));
  app.use(rawDoors(BODY_LIMIT));
  app.useBodyParser('json', { limit: BODY_LIMIT, reviver: refuseUnstorable });
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(validation);
  app.useWebSocketAdapter(new RealtimeIoAdapter(app, config));
  if (config.API_DOCS || config.NODE_ENV !== 'production') serveApiDocs(app);
  if (site) {
    app.use(rememberSource(config));
    app.use('/robots.txt', robots(origin));
    app.use('/sitemap.xml', sitemap(origin, drawnPages?.publicPaths ?? []));
    app.use(site.files);
    app.use(site.pages);
  }
  return app;
}
