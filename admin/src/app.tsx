import { ErrorMessage } from '@lectern/ui/kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode, useEffect } from 'react';
import { styled } from 'styled-components';
import { Router, useLocation } from 'wouter';
import { aroundNavigation } from './components/page-heading.js';
import { AdminLayout } from './layout/admin-layout.js';
import { AdminPages } from './layout/admin-pages.js';
import { queryClient } from './query-client.js';
import { ForgottenPage, NewPasswordPage } from './sign-in/forgotten-password.page.js';
import { JoinPage, WelcomePage } from './sign-in/join.page.js';
import { SecondStepPage } from './sign-in/second-step.page.js';
import { SessionEnded } from './sign-in/session-ended.js';
import { useDashboardLanguage } from './sign-in/dashboard-language.js';
import { checkSession, fetchSession, useSession } from './sign-in/session.js';
import { SetUpPage } from './sign-in/set-up.page.js';
import { SignInLayout } from './sign-in/sign-in-layout.js';
import { SignInPage } from './sign-in/sign-in.page.js';
import { dashboard as m } from './messages.js';

const Waiting = styled.p`
  padding: 30vh var(--space-2);
  color: var(--color-muted);
  text-align: center;
`;

/** Pages of email links, open to any user. */
const byLink: Record<string, ComponentType> = { '/join': JoinPage, '/new-password': NewPasswordPage };

/** Pages open to signed-out users, beside the sign-in page. */
const publicPages: Record<string, ComponentType> = { '/welcome': WelcomePage, '/forgotten': ForgottenPage };

function Screen() {
  useDashboardLanguage();
  const session = useSession();
  const { status } = session;
  const [location] = useLocation();
  if (status === 'asking') return <Waiting role="status">{m.app.loading}</Waiting>;
  if (status === 'unreachable') {
    return (
      <SignInLayout title={m.noAnswer.title}>
        <ErrorMessage error={m.noAnswer.error} onRetry={() => void fetchSession()} />
      </SignInLayout>
    );
  }
  const Linked = byLink[location];
  if (Linked) return <Linked />;
  if (session.status === 'second-step') return <SecondStepPage secondSteps={session.secondSteps} />;
  if (status === 'set-up') return <SetUpPage />;
  if (status === 'out') {
    const PublicPage = publicPages[location] ?? SignInPage;
    return <PublicPage />;
  }
  return (
    <AdminLayout>
      <AdminPages />
      {status === 'ended' ? <SessionEnded /> : null}
    </AdminLayout>
  );
}

export function AdminApp() {
  useEffect(() => {
    void fetchSession();
    const look = () => void checkSession();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router base="/admin" aroundNav={aroundNavigation}>
          <Screen />
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
