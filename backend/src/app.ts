import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { serveApiDocs } from './api-docs.js';
import { Clock } from './platform/clock/clock.js';
import type { AppConfig } from './platform/config/config.js';
import { connectionsOf } from './platform/database/connections.js';
import { forbidSecondConnection } from './platform/database/one-connection.js';
import { bodyDeadline } from './platform/http/body-deadline.js';
import { earlyRefusal } from './platform/http/early-refusal.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { securityHeaders } from './platform/http/headers.js';
import { takePolicyReports } from './platform/http/policy-reports.js';
import { rawDoors } from './platform/http/raw-doors.js';
import { rememberRequest } from './platform/http/request-context.js';
import { requestBudget } from './platform/http/request-budget.js';
import { requestLog } from './platform/http/request-log.js';
import { jsonBodies } from './platform/http/json-bodies.js';
import { rememberSource } from './platform/http/visit-source.js';
import { serverTime } from './platform/http/server-time.js';
import { validation } from './platform/http/validation.js';
import { writeGuard } from './platform/http/write-guard.js';
import { nestLogger } from './platform/logging/nest-logger.js';
import { robots, securityTxt, sitemap } from './platform/site/discovery.js';
import { loadDrawnPages } from './platform/site/drawn-pages.js';
import { countForReader, drawnFor, ownApi } from './platform/site/own-api.js';
import { hasSession } from './modules/auth/session-cookie.js';
import { TripsOnSale } from './modules/bookings/quote/trips-on-sale.service.js';
import { TRIP_CHANGED } from './modules/trips/trip-changes.js';
import { Bus } from './platform/realtime/bus.js';
import { SecurityLog } from './platform/security-log/security-log.service.js';
import { openSite } from './platform/site/site.js';
import { RealtimeIoAdapter } from './platform/realtime/io.adapter.js';

const DEFAULT_STATIC_DIR = resolve(import.meta.dirname, '../../../frontend/dist');
/**
 * In which a request's head, and all of it, must have come: what is read by no door of ours ends as well. A connection waits
 * for its next request for longer than the proxy before us would send one (`deploy/nginx.conf`: 60 seconds): into one that is
 * just being closed it would send a booking, and answer 502.
 */
const CONNECTIONS = { headersTimeout: 20_000, requestTimeout: 200_000, keepAliveTimeout: 75_000 };
/** Of what PayPal tells us. */
const NOTICE_LIMIT = '256kb';

/** Puts the server together: what every request passes first, then the modules, then the site's pages. */
export async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(config), {
    logger: nestLogger,
    bodyParser: false,
    abortOnError: false,
  });
  const siteDir = resolve(config.STATIC_DIR ?? DEFAULT_STATIC_DIR);
  const origin = config.publicUrl;
  if (config.NODE_ENV !== 'production') forbidSecondConnection(app.get(DataSource));
  const drawnPages = await loadDrawnPages(siteDir, { origin, callApi: ownApi(app, origin) });
  // A changed price stands on the public pages at once.
  app.get(Bus).on(TRIP_CHANGED, () => drawnPages?.forget());
  const site = openSite(siteDir, {
    find: async (path) => (await drawnPages?.find(path)) ?? null,
    findOwn: async (address, reader) =>
      (await drawnFor(reader, async () => drawnPages?.findOwn(address))) ?? null,
  });
  Object.assign(app.getHttpServer(), CONNECTIONS);
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY_HOPS);
  app.set('query parser', 'simple');
  app.use(requestLog);
  app.use(countForReader);
  app.use(rememberRequest);
  app.use(serverTime(app.get(Clock)));
  app.use(securityHeaders(config, site?.inlineScriptHashes ?? []));
  app.use(compression());
  app.use(takePolicyReports());
  const isMember = (req: Request) => hasSession(config, req);
  app.use(bodyDeadline());
  app.use(requestBudget(config.REQUESTS_PER_ADDRESS, isMember));
  app.use(earlyRefusal(connectionsOf(app.get(DataSource), config.DATABASE_POOL), isMember));
  app.use(writeGuard(config));
  app.use(rawDoors(NOTICE_LIMIT));
  app.use(jsonBodies());
  app.useGlobalFilters(new ErrorFilter(app.get(SecurityLog)));
  app.useGlobalPipes(validation);
  app.useWebSocketAdapter(new RealtimeIoAdapter(app, config));
  if (config.API_DOCS || config.NODE_ENV !== 'production') serveApiDocs(app);
  if (site) {
    app.use(rememberSource(config));
    app.use('/robots.txt', robots(origin));
    app.use('/.well-known/security.txt', securityTxt(origin, config.CONTACT_EMAIL, app.get(Clock)));
    const beside = async () => (await app.get(TripsOnSale).beside()).map(({ id }) => id);
    app.use(
      '/sitemap.xml',
      sitemap(origin, async () => drawnPages?.publicPaths(await beside()) ?? []),
    );
    app.use(site.files);
    app.use(site.pages);
  }
  return app;
}
