import { Container, from, Icon, LinkButton } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { Band } from './band.js';
import type { SectionProps } from './sales.words.js';
import { TickRow } from './tick-row.js';

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-4);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-8);
  }
`;

const Text = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

/** Not filled with accent, which would be invisible on an accent background. */
const Way = styled(LinkButton)`
  [data-tone='accent'] & {
    border-color: currentColor;
    background: transparent;
    color: var(--color-on-accent);
  }
`;

export function Promotion({ section }: SectionProps<'promotion'>) {
  const { tone, heading, text, facts, link } = section;
  const id = useId();
  if (!link) return null;
  return (
    <Band data-tone={tone} data-screen-only="" aria-labelledby={id}>
      <Layout as="div">
        <div>
          <h2 id={id}>{heading}</h2>
          <Text>{text}</Text>
          <TickRow entries={facts} />
        </div>
        <Way as={SiteLink} href={link.path}>
          {link.label} <Icon name="arrow" />
        </Way>
      </Layout>
    </Band>
  );
}
