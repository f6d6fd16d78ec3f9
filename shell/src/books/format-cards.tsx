import type { Site } from '@lectern/catalogue';
import { Card, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { sidewaysRow } from '../layout/sideways-row.js';

const Formats = styled.ul`
  ${sidewaysRow}
  margin-top: var(--space-2);
  ${from.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
  }
`;

const Format = styled(Card)`
  background: var(--color-background);
  box-shadow: none;
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const Title = styled.h3`
  color: var(--color-accent-strong);
  font-size: var(--text-heading-4);
`;

export const FormatsText = styled.p`
  margin-top: var(--space-half);
  color: var(--color-muted);
`;

interface FormatCardsProps {
  formats: readonly Site['formats']['pdf'][];
  headingLevel: 'h3' | 'h4';
}

export function FormatCards({ formats, headingLevel }: FormatCardsProps) {
  return (
    <Formats data-sideways="">
      {formats.map(({ title, text }) => (
        <Format as="li" key={title}>
          <Title as={headingLevel}>{title}</Title>
          <p>{text}</p>
        </Format>
      ))}
    </Formats>
  );
}

interface FormatsCardProps {
  formats: Site['formats'];
  headingId: string;
}

export function FormatsCard({ formats, headingId }: FormatsCardProps) {
  const { heading, text, pdf, epub } = formats;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <FormatsText>{text}</FormatsText>
      <FormatCards formats={[pdf, epub]} headingLevel="h3" />
    </section>
  );
}
