// The plain script of every page, after its words: what answers to a visitor without being an island. It stands in one file,
// which imports nothing when it runs but what the page names.
import type { showToastOnTheWay } from '../islands/toasts.js';
import type { tellPageShown } from '../layout/analytics/page-analytics.js';
import { arrive } from './arrival.js';
import { followFilter } from './category-filter.js';
import { keepChatAside } from './chat-corner.js';
import { steerHeader } from './header.js';
import { forgetOldAnswers } from './kept-answers.js';
import { keepForms } from './kept-forms.js';
import { fetchLaterFaces } from './later-faces.js';
import { fetchAhead, readSettings } from './late-scripts.js';
import { layOutLaterSections } from './later-sections.js';
import { closeLayersByBack } from './layers.js';
import { pageReady } from './loader-settings.js';
import { countReading } from './reading-progress.js';
import { watchRestingBars } from './resting-bars.js';
import { startRotations } from './rotation.js';
import { whenShown } from './shown.js';
import { showTips } from './tips.js';
import { hasToastOnTheWay } from './toast-on-the-way.js';
import { showUnderWay } from './under-way.js';

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
