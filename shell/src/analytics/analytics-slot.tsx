import { browserPart } from '../browser-part.js';
import { useSiteData } from '../site-data.js';

const AnalyticsPart = browserPart(async () => (await import('./analytics-part.js')).AnalyticsPart);
const ConsentChoice = browserPart(async () => (await import('./consent-choice.js')).ConsentChoice);

/** The question, and what follows from its answer. Nothing where no tag is set. */
export function AnalyticsSlot() {
  const { measurementId } = useSiteData();
  return measurementId ? <AnalyticsPart measurementId={measurementId} /> : null;
}

/** Where a visitor changes their mind. Nothing where no tag is set. */
export function ConsentChoiceSlot() {
  return useSiteData().measurementId ? <ConsentChoice /> : null;
}
