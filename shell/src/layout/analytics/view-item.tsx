import { decimalOf } from '@lectern/money';

import { jsonForScript } from '../../render/html-text.js';
import { useFrameWords, useSiteData } from '../../site-data.js';
import { arrivalId, type AnalyticsEvent } from './analytics.js';

interface ViewedItem {
  id: string;
  title: string;
  priceCents: number | null;
}

/** The page's plain script reports `view_item` to Google Analytics. Empty if no tag is configured. */
export function ViewItem({ id, title, priceCents }: ViewedItem) {
  const { measurementId } = useSiteData();
  const { currency } = useFrameWords().money;
  if (!measurementId) return null;
  const price = priceCents === null ? undefined : Number(decimalOf(priceCents, currency));
  const event: AnalyticsEvent = {
    name: 'view_item',
    parameters: { currency, value: price, items: [{ item_id: id, item_name: title, price }] },
  };
  return (
    <script
      type="application/json"
      id={arrivalId}
      dangerouslySetInnerHTML={{ __html: jsonForScript(event) }}
    />
  );
}
