import { ErrorMessage } from '@lectern/ui/kit';
import { Component, type ReactNode } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { EmptyState, latePart, PageHeading, reloadIfAnswered } from '../components/index.js';
import { OverviewPage } from '../overview/overview.page.js';
import { sections } from '../sections.js';
import { isOn } from '../shop.js';
import { useStaff } from '../sign-in/session.js';
import { layout as m } from '../messages.js';

/** Keeps the navigation if a page fails to render. */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorMessage error={m.page.error} onRetry={() => void reloadIfAnswered()} />;
  }
}

const pages = sections
  .flatMap((section) => section.pages)
  .map(({ path, needs, part, load }) => ({ path, needs, part, Page: latePart(load, ['2.5rem', '12rem']) }));

function NotAllowed() {
  return (
    <>
      <PageHeading title={m.noAccess.title} />
      <EmptyState {...m.noAccess.empty} />
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHeading title={m.notFound.title} />
      <EmptyState {...m.notFound.empty} action={<Link href="/">{m.notFound.empty.link}</Link>} />
    </>
  );
}

export function AdminPages() {
  const { may } = useStaff();
  const [location] = useLocation();
  // Keeps a page mounted while the user moves within it.
  const page = location.split('/').slice(0, 3).join('/');
  return (
    <PageBoundary key={page}>
      <Switch>
        <Route path="/" component={OverviewPage} />
        {['/welcome', '/forgotten'].map((path) => (
          <Route key={path} path={path}>
            <Redirect to="/" replace />
          </Route>
        ))}
        {/* Old path of the inbox; sent emails may still link to it. */}
        <Route path="/letters/messages">
          <Redirect to="/people/messages/held" replace />
        </Route>
        {/* Old path of a person, whose address is in the fragment. */}
        <Route path="/people/person">
          <Redirect to={`/readers/person${window.location.search}${window.location.hash}`} replace />
        </Route>
        {pages
          .filter(({ part }) => isOn(part))
          .map(({ path, needs, Page }) => (
            <Route key={path} path={path} nest>
              {may.includes(needs) ? <Page /> : <NotAllowed />}
            </Route>
          ))}
        <Route component={NotFound} />
      </Switch>
    </PageBoundary>
  );
}
