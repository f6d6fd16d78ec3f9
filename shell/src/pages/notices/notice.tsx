import { Container, LinkButton } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { useFrameWords } from '../../site-data.js';
import type { NoticeWords } from './notices.words.js';
import { ButtonRow } from '../../layout/button-row.js';

const Column = styled(Container)`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-8) var(--space-10);
  text-align: center;
  h1 {
    font-size: var(--text-heading-2);
  }
  > img {
    width: 10rem;
    height: auto;
  }
`;

const Words = styled.p`
  max-width: 34rem;
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Buttons = styled(ButtonRow)`
  justify-content: center;
`;

const Help = styled.p`
  max-width: 34rem;
  color: var(--color-muted);
  font-size: 1rem;
`;

export function Notice({ words, children }: { words: NoticeWords; children?: ReactNode }) {
  const { heading, text, links, help, ornamentSrc } = words;
  const { email } = useFrameWords().contact;
  return (
    <Column>
      {ornamentSrc ? <img src={ornamentSrc} alt="" width="160" height="16" /> : null}
      <h1>{heading}</h1>
      <Words>{text}</Words>
      {children}
      <Buttons>
        {links.map(({ label, path }, at) => (
          <LinkButton key={label} as={SiteLink} href={path} $look={at === 0 && !children ? 'solid' : 'quiet'}>
            {label}
          </LinkButton>
        ))}
      </Buttons>
      <Help>
        {help} <a href={`mailto:${email}`}>{email}</a>
      </Help>
    </Column>
  );
}
