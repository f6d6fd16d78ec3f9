import { useEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { pressAgain } from './early-input.js';
import { arrive } from './later-part.js';
import type { FrameWords } from './layout/frame.words.js';
import { ErrorBoundary } from './layout/error-boundary.js';
import { PageFrame } from './layout/page-frame.js';
import { aroundNavigation } from './navigation/around-navigation.js';
import { endSpeculation } from './navigation/end-speculation.js';
import { type CurrentPage, NavigationContext } from './navigation/current-route.js';
import { useCurrentPage } from './navigation/use-current-page.js';
import { SiteContext, type SiteData } from './site-data.js';
import { routeFor } from './site-map.js';

export interface AppProps {
  initial: CurrentPage;
  data: SiteData;
  frame: FrameWords;
  /** The address while there is no browser to ask. */
  serverPath?: string;
  /** The query that the page was prerendered with: `category=legal`, or nothing. */
  serverSearch: string;
}

export function App({ initial, data, frame, serverPath, serverSearch }: AppProps) {
  const site = useMemo(() => ({ data, frame }), [data, frame]);
  useEffect(() => {
    arrive();
    endSpeculation();
    pressAgain();
  }, []);
  return (
    <SiteContext value={site}>
      <Router aroundNav={aroundNavigation} ssrPath={serverPath} ssrSearch={serverSearch}>
        <Screen initial={initial} data={data} />
      </Router>
    </SiteContext>
  );
}

function Screen({ initial, data }: Pick<AppProps, 'initial' | 'data'>) {
  const { route, loaded } = useCurrentPage(initial, data);
  const navigation = useMemo(() => ({ route, routeFor }), [route]);
  return (
    <NavigationContext value={navigation}>
      <PageFrame>
        <ErrorBoundary key={route.path}>
          <loaded.Page words={loaded.content.words} />
        </ErrorBoundary>
      </PageFrame>
    </NavigationContext>
  );
}
