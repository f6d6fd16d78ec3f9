import { Card, from } from '@lectern/ui';
import { styled } from 'styled-components';
import type { Site } from '@lectern/catalogue';

const Formats = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Format = styled(Card)`
  background: var(--color-background);
  box-shadow: none;
  h3 {
    color: var(--color-accent-strong);
    font-size: var(--text-heading-4);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const Muted = styled.p`
  margin-top: var(--space-half);
  color: var(--color-muted);
`;

interface FormatsCardProps {
  formats: Site['formats'];
  headingId: string;
}

/** What the two formats are good for: PDF is universal, ePub adjusts itself. */
export function FormatsCard({ formats, headingId }: FormatsCardProps) {
  const { heading, text, pdf, epub } = formats;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <Muted>{text}</Muted>
      <Formats>
        {[pdf, epub].map((format) => (
          <Format as="li" key={format.title}>
            <h3>{format.title}</h3>
            <p>{format.text}</p>
          </Format>
        ))}
      </Formats>
    </section>
  );
}
