import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode, useEffect } from 'react';
import { styled } from 'styled-components';
import { Router, useLocation } from 'wouter';
import { queryClient } from './data.js';
import { DeskFrame } from './frame/desk-frame.js';
import { DeskPages } from './frame/desk-pages.js';
import { aroundNavigation } from './frame/navigated.js';
import { Trouble } from './parts/trouble.js';
import { askForSession, lookAgain, useDeskSession } from './session/desk-session.js';
import { Door } from './session/door.js';
import { SessionEnded } from './session/session-ended.js';
import { ForgottenPage } from './session/forgotten.page.js';
import { JoinPage } from './session/join.page.js';
import { NewPasswordPage } from './session/new-password.page.js';
import { SecondStepPage } from './session/second-step.page.js';
import { SetUpPage } from './session/set-up.page.js';
import { SignInPage } from './session/sign-in.page.js';
import { WelcomePage } from './session/welcome.page.js';

const Waiting = styled.p`
  padding: 30vh var(--space-2);
  color: var(--color-muted);
  text-align: center;
`;

/** What opens by a link of a letter, whoever is signed in. */
const byLink: Record<string, ComponentType> = { '/join': JoinPage, '/new-password': NewPasswordPage };

/** What opens to whoever is not signed in, beside the sign-in itself. */
const outside: Record<string, ComponentType> = { '/welcome': WelcomePage, '/forgotten': ForgottenPage };

function Screen() {
  const { status } = useDeskSession();
  const [location] = useLocation();
  if (status === 'asking') return <Waiting role="status">Opening the dashboard…</Waiting>;
  if (status === 'unreachable') {
    return (
      <Door title="No answer">
        <Trouble text="The site did not answer." onRetry={() => void askForSession()} />
      </Door>
    );
  }
  const Linked = byLink[location];
  if (Linked) return <Linked />;
  if (status === 'second-step') return <SecondStepPage />;
  if (status === 'set-up') return <SetUpPage />;
  if (status === 'out') {
    const Outside = outside[location] ?? SignInPage;
    return <Outside />;
  }
  return (
    <DeskFrame>
      <DeskPages />
      {status === 'ended' ? <SessionEnded /> : null}
    </DeskFrame>
  );
}

/** The dashboard: a program of its own beside the site. */
export function Desk() {
  useEffect(() => {
    void askForSession();
    const look = () => void lookAgain();
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
