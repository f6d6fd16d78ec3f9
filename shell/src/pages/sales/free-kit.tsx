import { Card, Container, from, Icon } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Band } from './band.js';
import { FreeKitForm } from './free-kit-form.island.js';
import type { SectionProps } from './sales.words.js';

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-5);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    gap: var(--space-10);
    align-items: start;
  }
`;

const Worth = styled.p`
  margin-bottom: var(--space-1);
  color: var(--color-accent-strong);
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Text = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Contents = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-4);
  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
  svg {
    margin-top: 0.2em;
    color: var(--color-accent);
  }
`;

export function FreeKit({ section }: SectionProps<'kit'>) {
  const { tone, heading, worth, text, contents, form } = section;
  const id = useId();
  return (
    <Band data-tone={tone} data-screen-only="" aria-labelledby={id}>
      <Layout as="div">
        <div>
          <Worth>{worth}</Worth>
          <h2 id={id}>{heading}</h2>
          <Text>{text}</Text>
          <Contents>
            {contents.map((entry) => (
              <li key={entry}>
                <Icon name="check" />
                {entry}
              </li>
            ))}
          </Contents>
        </div>
        <Card>
          <FreeKitForm words={form} />
        </Card>
      </Layout>
    </Band>
  );
}
