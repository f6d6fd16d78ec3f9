import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Application, json, type RequestHandler } from 'express';
import type { Server } from 'node:http';
import { REPORT_LIMIT, REPORTS_PATH } from './owner-tools/index.js';
import { signedOut } from './platform/access/access.guard.js';
import { SessionCookie } from './platform/access/session-cookie.js';
import { Sessions } from './platform/access/sessions.js';
import type { Configuration } from './platform/config/configuration.js';
import { Draining } from './platform/draining.js';
import { ALIVE } from './platform/health/health.controller.js';
import { drainConnections } from './platform/http/drain-connections.js';
import { hiddenRoutes, type RegisteredRoute } from './platform/http/hidden-routes.js';
import { keepConnections, limitBodyTime, limitConnections, listen } from './platform/http/listen.js';
import { ProblemMembers } from './platform/http/problem.js';
import { rawBodies } from './platform/http/raw-body.js';
import { openFileLimit } from './platform/open-files.js';
import { DepthPipe, EmptyBodyPipe, NulPipe, validationPipe } from './platform/http/validation.js';
import { loadSentences } from './sentences.js';
import { DRAFT_BODY_LIMIT, TEXT_BODY_LIMIT } from './publishing/index.js';
import { RenderSite } from './render-site.js';
import { ProblemFilter } from './site/problem.filter.js';
import { EMAIL_FRAME_PATH, emailFrame } from './site/email-frame.js';
import { prepareBody } from './site/response-body.js';
import { apiHeaders } from './site/security-headers.js';
import { SiteFront } from './site/site-front.js';
import { SitePages } from './site/site-pages.js';

const BODY_LIMIT = '100kb';
/** Of calls with a whole text. */
const TEXT_CALLS = ['/api/admin/articles', '/api/admin/pages'];
const CONTENT_CALLS = ['/api/admin/content', '/api/admin/books'];

/** Before a large body is read; the guard checks permissions after it. */
const onlySignedIn =
  (app: NestExpressApplication): RequestHandler =>
  async (request, _response, next) => {
    const session = await app.get(Sessions).find(app.get(SessionCookie).read(request));
    next(session ? undefined : signedOut());
  };

const apiSecurity =
  (hsts: string | undefined): RequestHandler =>
  (_request, response, next) => {
    response.set(apiHeaders(hsts));
    next();
  };

const alive = (hsts: string | undefined) =>
  prepareBody(Buffer.from(JSON.stringify(ALIVE)), 'application/json; charset=utf-8', {
    ...apiHeaders(hsts),
    'cache-control': 'no-store',
  });

/** Lists the routes of the controllers. @throws Error if one is hidden by another */
function routesOf(app: NestExpressApplication): RegisteredRoute[] {
  const { router } = app.getHttpAdapter().getInstance() as Application;
  const routes = router.stack.flatMap(({ route }) =>
    route ? [{ path: route.path, methods: route.stack.map(({ method }) => method) }] : [],
  );
  const hidden = hiddenRoutes(routes);
  if (hidden.length > 0) throw new Error(hidden.join(' '));
  return routes;
}

export function prepareWeb(app: NestExpressApplication, { trustedProxies, hsts }: Configuration): void {
  loadSentences();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies);
  app.use(apiSecurity(hsts));
  app.use(REPORTS_PATH, rawBodies(REPORT_LIMIT));
  app.use([...TEXT_CALLS, ...CONTENT_CALLS], onlySignedIn(app));
  app.use(TEXT_CALLS, json({ limit: TEXT_BODY_LIMIT }));
  app.use(CONTENT_CALLS, json({ limit: DRAFT_BODY_LIMIT }));
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useGlobalPipes(new EmptyBodyPipe(), new NulPipe(), new DepthPipe(), validationPipe());
  app.useGlobalFilters(new ProblemFilter(app.get(SitePages), app.get(ProblemMembers)));
}

/** Opens the port; the site answers before the framework does. */
export async function openPort(
  app: NestExpressApplication,
  { port, host, timeLimits, hsts, databaseConnections }: Configuration,
): Promise<void> {
  await app.init();
  const server = app.getHttpServer() as Server;
  const front = app.get(SiteFront);
  const responses = { '/healthz': alive(hsts), [EMAIL_FRAME_PATH]: emailFrame(hsts) };
  for (const [path, body] of Object.entries(responses)) front.hold(path, () => body);
  front.install(
    server,
    routesOf(app).map(({ path }) => path),
  );
  limitBodyTime(server);
  keepConnections(server, timeLimits.keepAliveMs);
  limitConnections(server, { limit: openFileLimit(), reserved: databaseConnections });
  drainConnections(server, app.get(Draining).signal);
  await listen(server, { port, host, setting: 'PORT' });
}

/** Renders the pages, opens the port, and re-renders on changes. */
export async function serveWeb(
  context: INestApplicationContext,
  configuration: Configuration,
  onProgress: (step: string) => void,
): Promise<void> {
  const app = context as NestExpressApplication;
  prepareWeb(app, configuration);
  onProgress('Rendering the pages');
  const pages = app.get(SitePages);
  await pages.loadFiles();
  const site = app.get(RenderSite);
  await site.execute();
  await openPort(app, configuration);
  site.follow();
  await pages.watchWidgets();
}
