import { Button, Container } from '@lectern/ui';
import { useEffect, useMemo, Component, type ReactNode } from 'react';
import { Router } from 'wouter';

import { pressAgain } from './islands/early-input.js';
import { arrive } from './islands/island.js';
import type { FrameWords } from './layout/frame.words.js';
import { PageFrame } from './layout/page-frame.js';
import { aroundNavigation } from './navigation/around-navigation.js';
import { type CurrentPage, NavigationContext } from './navigation/current-route.js';
import { useCurrentPage } from './navigation/use-current-page.js';
import { SiteContext, type SiteData, useFrameWords } from './site-data.js';
import { routeFor } from './site-map/site-map.js';

interface AppProps {
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

/** Takes back the browser's leave to fetch pages on its own: the links of a page that lives fetch less, and know more. */
function endSpeculation(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}

interface Props {
  children: ReactNode;
}

/** When a part of a page cannot be drawn (its script cannot be fetched, say), the rest of the site stays. */
class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Trouble /> : this.props.children;
  }
}

function Trouble() {
  const { heading, text, reloadLabel } = useFrameWords().trouble;
  return (
    <Container role="alert">
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{reloadLabel}</Button>
      </p>
    </Container>
  );
}
