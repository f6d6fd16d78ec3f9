import type { PageWords } from '@lectern/catalogue';

import { SiteLink } from '../../layout/site-link.js';

/** Shown at a private address that does not open, with where to go instead. */
export const ClosedText = ({ closed }: Pick<PageWords<'order' | 'review' | 'read'>, 'closed'>) => (
  <p>
    {closed.text} <SiteLink href={closed.link.path}>{closed.link.label}</SiteLink>
  </p>
);
