import { Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';

import { CopyText } from '../../islands/copy-text.island.js';
import { KitFacts } from './kit-facts.js';
import { KitPictures } from './kit-pictures.js';
import type { MediaKitWords } from './media-kit.words.js';

const Opening = styled(Container)`
  padding-block: var(--space-6) var(--space-5);
  p {
    max-width: 46rem;
    margin-top: var(--space-3);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

const Section = styled.section<{ $shaded?: boolean }>`
  padding-block: var(--space-8);
  background: ${({ $shaded }) =>
    $shaded ? 'color-mix(in srgb, var(--color-ink) 4%, var(--color-background))' : 'none'};
`;

const Biography = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-top: 1px solid var(--color-line);
  ${from.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: start;
  }
  h3 {
    font-size: var(--text-heading-4);
  }
`;

/** One click selects all of it, without script. */
const Text = styled.div`
  max-width: var(--measure);
  user-select: all;
  p + p {
    margin-top: var(--space-2);
  }
`;

export function MediaKitPage({ words }: { words: MediaKitWords }) {
  const { biographies, lengthLabels, copyLabel, copiedText, copyFailedText } = words;
  return (
    <>
      <Opening>
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
      </Opening>
      <Section aria-labelledby="biography">
        <Container>
          <SectionHeading id="biography">{words.biographiesHeading}</SectionHeading>
          {biographies.map(({ id, paragraphs }) => (
            <Biography key={id}>
              <h3>{lengthLabels[id]}</h3>
              <Text>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Text>
              <div>
                <CopyText
                  text={paragraphs.join('\n\n')}
                  words={{ copyLabel, copiedText, copyFailedText }}
                  label={`${copyLabel}: ${lengthLabels[id]}`}
                />
              </div>
            </Biography>
          ))}
        </Container>
      </Section>
      {words.pictures.length > 0 ? (
        <Section $shaded aria-labelledby="pictures">
          <Container>
            <SectionHeading id="pictures" intro={words.portraitCredit}>
              {words.picturesHeading}
            </SectionHeading>
            <KitPictures words={words} />
          </Container>
        </Section>
      ) : null}
      <Section aria-labelledby="facts">
        <Container>
          <SectionHeading id="facts">{words.factsHeading}</SectionHeading>
          <KitFacts words={words} />
        </Container>
      </Section>
    </>
  );
}
