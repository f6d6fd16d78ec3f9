import { Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import type { PageWords } from '@lectern/catalogue';

const Section = styled.section`
  padding-block: var(--space-8);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const Quotes = styled.div`
  display: grid;
  gap: var(--space-5);
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;

const Quote = styled.figure`
  margin: 0;
  blockquote {
    margin: 0;
    font: 400 1.25rem/1.5 var(--font-reading);
    text-indent: -0.45em;
    &::before {
      content: '“';
    }
    &::after {
      content: '”';
    }
  }
  figcaption {
    margin-top: var(--space-2);
    color: var(--color-muted);
    font: 400 0.9375rem/1.5 var(--font-control);
    strong {
      display: block;
      color: var(--color-ink);
    }
  }
`;

const Note = styled.p`
  margin-top: var(--space-4);
  color: var(--color-muted);
  font: 400 0.875rem/1.5 var(--font-control);
`;

export function Testimonials({ words }: { words: PageWords<'speaking'> }) {
  return (
    <Section aria-labelledby="testimonials">
      <Container>
        <SectionHeading id="testimonials">{words.testimonialsHeading}</SectionHeading>
        <Quotes>
          {words.testimonials.map(({ quote, author, title, organization }) => (
            <Quote key={author}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{author}</strong>
                {[title, organization].filter(Boolean).join(', ')}
              </figcaption>
            </Quote>
          ))}
        </Quotes>
        {words.testimonialsNote ? <Note>{words.testimonialsNote}</Note> : null}
      </Container>
    </Section>
  );
}
