// The plain script of every page: behavior that needs no island. Built as one file without static imports.
import type * as Toasts from '../islands/toasts.js';
import type * as PageAnalytics from '../layout/analytics/page-analytics.js';
import { setInitialPosition } from './initial-position.js';
import { syncCategoryFilter } from './category-filter.js';
import { avoidChatOverlap } from './chat-overlap.js';
import { enhanceHeader } from './header.js';
import { deleteExpiredAnswers } from './expired-answers.js';
import { saveForms } from './saved-forms.js';
import { preloadModules, readLoaderSettings } from './lazy-scripts.js';
import { renderDeferredSections } from './deferred-sections.js';
import { reachSidewaysRows } from './sideways-rows.js';
import { closeOverlaysOnBack } from './overlays.js';
import { pageReady } from './loader-settings.js';
import { countReading } from './reading-progress.js';
import { hideBarsBesideTargets } from './hiding-bars.js';
import { startCarousels } from './carousel.js';
import { onPageShown } from './page-shown.js';
import { enableTooltips } from './tooltips.js';
import { hasPendingToast } from './pending-toast.js';
import { showNavigationProgress } from './navigation-progress.js';

/** Optional modules by their names in the loader settings. */
interface LazyModules {
  toasts: typeof Toasts;
  analytics: typeof PageAnalytics;
}

/** Imports an optional module, if the page has it. If it fails, the page works without it. */
async function importLazy<Name extends keyof LazyModules>(
  name: Name,
  act: (module: LazyModules[Name]) => void,
): Promise<void> {
  const addresses = readLoaderSettings()?.[name];
  if (!addresses) return;
  preloadModules(addresses);
  try {
    act((await import(/* @vite-ignore */ addresses[0] ?? '')) as LazyModules[Name]);
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
reachSidewaysRows();
onPageShown((isBack) => {
  if (!isBack) setInitialPosition();
  if (hasPendingToast()) void importLazy('toasts', ({ showPendingToast }) => showPendingToast(isBack));
  void importLazy('analytics', ({ reportPageShown }) => reportPageShown());
});
dispatchEvent(new Event(pageReady));
