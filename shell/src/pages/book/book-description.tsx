import { Prose } from '@lectern/ui';
import { styled } from 'styled-components';
import type { BookWords } from './book.words.js';
import { Scene } from './scene.js';

const Column = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  h2 {
    margin-bottom: var(--space-2);
  }
`;

const Lead = styled(Prose)`
  font-size: 1.1875rem;
  > p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.06em -0.04em 0;
    font: 500 3.6em/0.82 var(--font-title);
    color: var(--color-accent);
  }
`;

export function BookDescription({ words }: { words: BookWords }) {
  const { description, detailedDescription, mockups, labels } = words;
  return (
    <Column>
      <section aria-labelledby="description-title">
        <h2 id="description-title">{labels.descriptionHeading}</h2>
        <Lead>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Lead>
      </section>
      {mockups.map((picture) => (
        <Scene
          key={picture.src}
          picture={picture}
          sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 53vw, 90vw"
        />
      ))}
      {detailedDescription.length > 0 ? (
        <section aria-labelledby="more-title">
          <h2 id="more-title">{labels.moreHeading}</h2>
          <Prose>
            {detailedDescription.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </section>
      ) : null}
    </Column>
  );
}
