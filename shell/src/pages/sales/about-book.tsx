import { Container, Disclosure, from, Prose, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import type { SectionProps } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-10);
  }
`;

const Synopsis = styled(Prose)`
  font-size: 1.1875rem;
  > p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.06em -0.04em 0;
    font: 500 3.6em/0.82 var(--font-title);
    color: var(--color-accent);
  }
`;

const More = styled(Prose)`
  margin-top: 1em;
  font-size: 1.1875rem;
`;

const Feature = styled.li`
  padding-block: var(--space-3);
  border-top: 1px solid var(--color-line);
  h3 {
    font-size: var(--text-heading-4);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
  }
`;

/** The synopsis, of which the rest unfolds, beside what the book has in it. */
export function AboutBook({ words, section }: SectionProps<'about'>) {
  const { labels } = words;
  const [first, ...rest] = words.synopsis;
  return (
    <Section aria-labelledby="synopsis-title">
      <Layout as="div">
        <div>
          <SectionHeading id="synopsis-title">{section.heading ?? labels.synopsisHeading}</SectionHeading>
          {rest.length > 0 ? (
            <Disclosure
              lead={
                <Synopsis>
                  <p>{first}</p>
                </Synopsis>
              }
              moreLabel={section.moreLabel ?? labels.moreLabel}
              lessLabel={section.lessLabel ?? labels.lessLabel}
            >
              <More>
                {rest.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </More>
            </Disclosure>
          ) : (
            <Synopsis>
              <p>{first}</p>
            </Synopsis>
          )}
        </div>
        <div>
          <SectionHeading id="features-title">{labels.featuresHeading}</SectionHeading>
          <ul aria-labelledby="features-title">
            {words.features.map(({ title, text }) => (
              <Feature key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Feature>
            ))}
          </ul>
        </div>
      </Layout>
    </Section>
  );
}
