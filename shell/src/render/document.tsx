import { site } from '@lectern/catalogue';
import { ServerStyleSheet } from 'styled-components';

import { type LoaderSettings, loaderSettingsId } from '../browser/loader-settings.js';
import { drawWithIslands } from '../islands/render-islands.js';
import { PageFrame } from '../layout/page-frame.js';
import type { PageContent } from '../site-map/page-content.js';
import { siteMapOf } from '../site-map/site-map.js';
import type { SiteRoute } from '../site-map/route.js';
import { SiteContext, type SiteContextValue } from '../site-data.js';
import type { ClientBuild } from './client-build.js';
import { documentHead } from './document-head.js';
import { jsonForScript } from './html-text.js';
import { minifyStaticStyles } from './minify-static-styles.js';
import { speculationRules } from './speculation-rules.js';
import type { JsonLd } from './structured-data/json-ld.js';

interface DocumentParts {
  route: SiteRoute;
  content: PageContent<unknown>;
  structuredData: JsonLd[];
  build: ClientBuild;
  around: SiteContextValue;
}

export function writeDocument({
  route,
  content,
  structuredData,
  build,
  around: known,
}: DocumentParts): string {
  const around = route.counted ? known : { ...known, data: { ...known.data, measurementId: null } };
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <SiteContext value={around}>
        <PageFrame bookId={content.bookId}>
          <route.Page words={content.words} />
        </PageFrame>
      </SiteContext>
    );
    const { islands, ...drawn } = drawWithIslands(page, (part) => sheet.collectStyles(part));
    const { markup, styles } = minifyStaticStyles(
      { markup: drawn.markup, styles: sheet.getStyleTags() },
      build.isHydrated,
    );
    const head = documentHead({
      route,
      content,
      data: around.data,
      loader: build.loader,
      markup,
      partStyles: styles,
    });
    const { text, reloadLabel } = around.frame.trouble;
    const settings: LoaderSettings = {
      page: build.pageScript,
      hydrate: build.hydrateScripts,
      islands: Object.fromEntries(islands.map((name) => [name, build.islandScripts(name)])),
      toasts: build.toastScripts,
      ...(around.data.measurementId ? { analytics: build.analyticsScripts } : {}),
      failure: { text, reloadLabel },
    };
    return [
      `<!doctype html><html lang="${site.language}"${route.startsAtTop ? ' data-starts-at-top' : ''}${route.counted ? '' : ' data-uncounted'}>`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `${head}</head><body>${markup}`,
      // At the end, since only machines read it.
      ...structuredData.map((node) => `<script type="application/ld+json">${jsonForScript(node)}</script>`),
      `<script type="speculationrules">${speculationRules(route.path, markup, siteMapOf(around.data))}</script>`,
      `<script type="application/json" id="${loaderSettingsId}">${jsonForScript(settings)}</script>`,
      '</body></html>',
    ].join('');
  } finally {
    sheet.seal();
  }
}
