import type { PageWords } from '@lectern/catalogue';
import { Container, Prose } from '@lectern/ui';
import { styled } from 'styled-components';
import { ConsentChoice } from '../../layout/analytics/consent-choice.js';
import { longDate } from '../../formats/dates.js';
import { useFrameWords, useLocale, useSiteData } from '../../site-data.js';

const Column = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8) var(--space-10);
`;

const Updated = styled.p`
  margin-block: var(--space-2) var(--space-4);
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

const Section = styled.section`
  margin-top: var(--space-6);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-3);
  }
  ul {
    margin-top: var(--space-2);
    padding-left: 1.25em;
    list-style: disc;
  }
  li + li {
    margin-top: var(--space-1);
  }
`;

export function PrivacyPolicyPage({ words }: { words: PageWords<'privacy-policy'> }) {
  const { email } = useFrameWords().contact;
  const locale = useLocale();
  const { countsClicks } = useSiteData();
  return (
    <Column>
      <h1>{words.heading}</h1>
      <Updated>
        {words.updatedLabel}: <time dateTime={words.updatedOn}>{longDate(words.updatedOn, locale)}</time>
      </Updated>
      <p>{words.intro}</p>
      {words.sections.map(({ id, heading, paragraphs, points }) => (
        <Section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{heading}</h2>
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          {points ? (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
          {id === 'cookies' ? <ConsentChoice /> : null}
        </Section>
      ))}
      {countsClicks ? (
        <Section id="clicks" aria-labelledby="clicks-title">
          <h2 id="clicks-title">{words.clicks.heading}</h2>
          <p>{words.clicks.text}</p>
        </Section>
      ) : null}
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Column>
  );
}
