import { Container, Eyebrow, from, LinkButton } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import type { HomeWords } from './home.words.js';
import { ButtonRow } from '../../layout/button-row.js';

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-5) var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-8);
    padding-block: var(--space-6) var(--space-10);
  }
`;

const Lead = styled.p`
  max-width: 36rem;
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Buttons = styled(ButtonRow)`
  margin-top: var(--space-4);
`;

export function Hero({ words, children }: { words: HomeWords['hero']; children: ReactNode }) {
  const { eyebrow, heading, text, links } = words;
  return (
    <Layout>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <Buttons>
          {links.map(({ label, path }, at) => (
            <LinkButton key={label} as={SiteLink} href={path} $look={at === 0 ? 'solid' : 'quiet'}>
              {label}
            </LinkButton>
          ))}
        </Buttons>
      </div>
      {children}
    </Layout>
  );
}
