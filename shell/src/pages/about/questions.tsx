import { Container, Prose } from '@lectern/ui';
import { styled } from 'styled-components';
import type { AboutWords } from './about.words.js';

const Section = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8);
  h2 {
    margin-bottom: var(--space-4);
  }
`;

const Item = styled.details`
  border-top: 1px solid var(--color-line);
  &:last-of-type {
    border-bottom: 1px solid var(--color-line);
  }
  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-2);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      flex: none;
      color: var(--color-accent);
      content: '+';
      font: 400 1.5rem/1 var(--font-control);
    }
    &:hover h3 {
      color: var(--color-accent);
    }
  }
  &[open] summary::after {
    content: '−';
  }
  h3 {
    font-size: var(--text-heading-4);
    line-height: 1.35;
  }
`;

const Answer = styled(Prose)`
  padding-bottom: var(--space-3);
`;

/** One answer at a time, by the browser's own exclusive accordion: it works before and without any script. */
export function Questions({ words }: { words: AboutWords }) {
  return (
    <Section as="section" aria-labelledby="questions">
      <h2 id="questions">{words.questionsHeading}</h2>
      {words.questions.map(({ id, question, answer }) => (
        <Item key={id} id={id} name="questions">
          <summary>
            <h3>{question}</h3>
          </summary>
          <Answer>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Answer>
        </Item>
      ))}
    </Section>
  );
}
