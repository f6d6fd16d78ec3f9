import { useEffect } from 'react';

import { dashboard as m } from '../messages.js';
import { useSession } from './session.js';

/** Read by the server, which has a page of the dashboard per language (backend/src/site/site-pages.ts). */
const COOKIE = 'dashboard-language';
const YEAR_S = 31_536_000;

const isChosen = (language: string): boolean => document.cookie.split('; ').includes(`${COOKIE}=${language}`);

function choose(language: string, maxAgeS: number): void {
  document.cookie = `${COOKIE}=${language}; path=/admin; max-age=${maxAgeS}; samesite=lax`;
  window.location.reload();
}

/** Reloads the dashboard in the language of the person who has signed in, and in the site's after they have left. */
export function useDashboardLanguage(): void {
  const { status, staff } = useSession();
  const language = staff?.language;
  useEffect(() => {
    // A cookie that did not change the page names a language that is not built.
    if (language && language !== m.language && !isChosen(language)) choose(language, YEAR_S);
    if (status === 'out' && isChosen(m.language)) choose('', 0);
  }, [status, language]);
}
