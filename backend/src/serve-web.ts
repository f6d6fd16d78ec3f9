import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';

import { StripeConnection } from './commerce/index.js';
import type { Configuration } from './platform/config/configuration.js';
import { ConfigurationError } from './platform/config/configuration-error.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { validationPipe } from './platform/http/validation.js';
import { putBefore } from './platform/site/site-front.js';
import { SitePages } from './platform/site/site-pages.js';
import { RenderSite } from './render-site.js';

const BODY_LIMIT = '100kb';

/** Answers that are no pages load nothing and are framed by nobody. */
const apiSecurity = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
});

/** Renders the pages and opens the port; resolves when visitors can come. */
export async function serveWeb(
  context: INestApplicationContext,
  configuration: Configuration,
  onProgress: (step: string) => void,
): Promise<void> {
  const app = context as NestExpressApplication;
  const pages = app.get(SitePages);
  const stripe = app.get(StripeConnection);
  app.disable('x-powered-by');
  app.set('trust proxy', configuration.trustedProxies);
  app.use(apiSecurity);
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter(pages));
  onProgress('Rendering the pages');
  await pages.loadAssets();
  await app.get(RenderSite).execute();
  await app.init();
  putBefore(app.getHttpServer(), [
    ...(stripe.front ? [stripe.front] : []),
    (request, response) => pages.answer(request, response),
  ]);
  await listen(app, configuration.port);
  stripe.startWebhooks();
}

async function listen(app: NestExpressApplication, port: number): Promise<void> {
  try {
    await app.listen(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigurationError(
      `Port ${port} is taken by another program: stop it, or set PORT to a free one.`,
    );
  }
}
