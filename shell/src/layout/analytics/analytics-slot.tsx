import { browserIsland } from '../../islands/browser-island.js';
import { useSiteData } from '../../site-data.js';

const AnalyticsPart = browserIsland(async () => (await import('./analytics-part.js')).AnalyticsPart);
const ConsentChoice = browserIsland(async () => (await import('./consent-choice.js')).ConsentChoice);

/** The question, and what follows from its answer. Nothing where no tag is set. */
export function AnalyticsSlot() {
  const { measurementId } = useSiteData();
  return measurementId ? <AnalyticsPart measurementId={measurementId} /> : null;
}

/** Where a visitor changes their mind. Nothing where no tag is set. */
export function ConsentChoiceSlot() {
  return useSiteData().measurementId ? <ConsentChoice /> : null;
}
