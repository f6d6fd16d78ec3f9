import { siteColors } from '@lectern/ui/tokens';
import { Text } from '@react-email/text';
import { Fragment } from 'react';

import { LetterHeading } from './letter-heading.mail.js';

/** An address as it stands on a parcel. */
export function Address({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <>
      <LetterHeading>{heading}</LetterHeading>
      <Text
        style={{
          color: siteColors.light.ink,
          fontFamily: 'Georgia, serif',
          fontSize: '16px',
          lineHeight: '24px',
          margin: '0 0 24px',
        }}
      >
        {lines.map((line, at) => (
          <Fragment key={line}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </>
  );
}
