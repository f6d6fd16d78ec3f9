import { siteColors } from '@lectern/ui/tokens';
import { Fragment } from 'react';

import { Paragraph } from './email-layout.js';

export interface QuietLink {
  label: string;
  url: string;
}

/** At the end of an email, on one line: where its reader changes or ends what brings it. */
export function QuietLinks({ links }: { links: readonly QuietLink[] }) {
  return (
    <Paragraph>
      {links.map(({ label, url }, at) => (
        <Fragment key={url}>
          {at > 0 ? ' · ' : null}
          <a href={url} className="muted" style={{ color: siteColors.light.muted }}>
            {label}
          </a>
        </Fragment>
      ))}
    </Paragraph>
  );
}
