// The plain script of every page: behavior that needs no island. Built as one file without static imports.
import type * as Toasts from '../islands/toasts.js';
import type * as PageAnalytics from '../layout/analytics/page-analytics.js';
import { setInitialPosition } from './initial-position.js';
import { syncCategoryFilter } from './category-filter.js';
import { avoidChatOverlap } from './chat-overlap.js';
import { enhanceHeader } from './header.js';
import { deleteExpiredAnswers } from './expired-answers.js';
import { saveForms } from './saved-forms.js';
import { fetchDeferredFonts } from './deferred-fonts.js';
import { preloadModules, readLoaderSettings } from './lazy-scripts.js';
import { renderDeferredSections } from './deferred-sections.js';
import { closeOverlaysOnBack } from './overlays.js';
import { pageReady } from './loader-settings.js';
import { countReading } from './reading-progress.js';
import { hideBarsBesideTargets } from './hiding-bars.js';
import { startCarousels } from './carousel.js';
import { onPageShown } from './page-shown.js';
import { enableTooltips } from './tooltips.js';
import { hasPendingToast } from './pending-toast.js';
import { showNavigationProgress } from './navigation-progress.js';

/** Imports an optional module. If it fails, the page works without it. */
async function importLazy<Module>(
  addresses: readonly string[],
  act: (module: Module) => void,
): Promise<void> {
  preloadModules(addresses);
  try {
    act((await import(/* @vite-ignore */ addresses[0] ?? '')) as Module);
  } catch (error) {
    reportError(error);
  }
}

closeOverlaysOnBack();
showNavigationProgress();
enhanceHeader();
enableTooltips();
saveForms();
deleteExpiredAnswers();
startCarousels();
countReading();
syncCategoryFilter();
hideBarsBesideTargets();
avoidChatOverlap();
renderDeferredSections();
fetchDeferredFonts();
onPageShown((isBack) => {
  if (!isBack) setInitialPosition();
  const { toasts, analytics } = readLoaderSettings() ?? {};
  if (toasts && hasPendingToast())
    void importLazy<typeof Toasts>(toasts, ({ showPendingToast }) => showPendingToast(isBack));
  if (analytics) void importLazy<typeof PageAnalytics>(analytics, ({ reportPageShown }) => reportPageShown());
});
dispatchEvent(new Event(pageReady));
