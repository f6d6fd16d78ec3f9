import { Price } from '@lectern/ui';

import { useFrameWords } from '../site-data.js';

/** A price in the site's currency. Not in islands, which get `money` as a property. */
export function SitePrice(props: { cents: number; className?: string }) {
  return <Price money={useFrameWords().money} {...props} />;
}
