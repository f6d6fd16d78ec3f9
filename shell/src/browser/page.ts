// The plain script of every page, after its words: what answers to a visitor without being an island. It stands in one file,
// which imports nothing when it runs but what the page names.
import type { showToastOnTheWay } from '../islands/toasts.js';
import type { tellPageShown } from '../layout/analytics/page-analytics.js';
import { arrive } from './initial-position.js';
import { followFilter } from './category-filter.js';
import { keepChatAside } from './chat-overlap.js';
import { steerHeader } from './header.js';
import { forgetOldAnswers } from './expired-answers.js';
import { keepForms } from './saved-forms.js';
import { fetchLaterFaces } from './deferred-fonts.js';
import { fetchAhead, readSettings } from './lazy-scripts.js';
import { layOutLaterSections } from './deferred-sections.js';
import { closeLayersByBack } from './overlays.js';
import { pageReady } from './loader-settings.js';
import { countReading } from './reading-progress.js';
import { watchRestingBars } from './hiding-bars.js';
import { startRotations } from './carousel.js';
import { whenShown } from './page-shown.js';
import { showTips } from './tooltips.js';
import { hasToastOnTheWay } from './pending-toast.js';
import { showUnderWay } from './navigation-progress.js';

/** What cannot be had is done without: the page reads as before. */
async function fetchLate<Module>(addresses: readonly string[], act: (module: Module) => void): Promise<void> {
  fetchAhead(addresses);
  try {
    act((await import(/* @vite-ignore */ addresses[0] ?? '')) as Module);
  } catch (error) {
    reportError(error);
  }
}

interface Toasts {
  showToastOnTheWay: typeof showToastOnTheWay;
}

interface PageAnalytics {
  tellPageShown: typeof tellPageShown;
}

closeLayersByBack();
showUnderWay();
steerHeader();
showTips();
keepForms();
forgetOldAnswers();
startRotations();
countReading();
followFilter();
watchRestingBars();
keepChatAside();
layOutLaterSections();
fetchLaterFaces();
whenShown((isBack) => {
  if (!isBack) arrive();
  const { toasts, analytics } = readSettings() ?? {};
  if (toasts && hasToastOnTheWay())
    void fetchLate<Toasts>(toasts, ({ showToastOnTheWay: show }) => show(isBack));
  if (analytics) void fetchLate<PageAnalytics>(analytics, ({ tellPageShown: tell }) => tell());
});
dispatchEvent(new Event(pageReady));
