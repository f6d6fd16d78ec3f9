import { Container } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { LegalNoticeWords } from './legal-notice.words.js';

const Column = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8) var(--space-10);
`;

const Section = styled.section`
  margin-top: var(--space-5);
  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
  p {
    white-space: pre-line;
  }
`;

export function LegalNoticePage({ words }: { words: LegalNoticeWords }) {
  const { name, address, email, phone, vatId, responsible } = words.provider;
  return (
    <Column>
      <h1>{words.heading}</h1>
      <Part heading={words.providerHeading}>{[name, ...address].join('\n')}</Part>
      <Part heading={words.contactHeading}>
        {words.emailLabel}: <a href={`mailto:${email}`}>{email}</a>
        {phone ? (
          <>
            <br />
            {words.phoneLabel}: <a href={phone.phoneLink}>{phone.phone}</a>
          </>
        ) : null}
      </Part>
      {vatId ? <Part heading={words.vatIdHeading}>{vatId}</Part> : null}
      {responsible ? <Part heading={words.responsibleHeading}>{responsible}</Part> : null}
      {words.notes.map((note) => (
        <Section key={note}>
          <p>{note}</p>
        </Section>
      ))}
    </Column>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section>
      <h2>{heading}</h2>
      <p>{children}</p>
    </Section>
  );
}
