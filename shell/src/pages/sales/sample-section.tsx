import { below, Container, from, LinkButton, Prose } from '@lectern/ui';
import { styled } from 'styled-components';
import { FilmStage } from '../../islands/player/film-stage.island.js';
import { playable } from '../../islands/player/playable.js';
import { OpenSample } from '../../islands/reader/open-sample.island.js';
import { buyAnchorId, openingAnchorId } from './buy-anchor.js';
import { Interior } from './interior.js';
import { Motif } from './motif.js';
import type { SectionProps } from './sales.words.js';
import { ButtonRow } from '../../layout/button-row.js';

const Section = styled.section`
  padding-block: var(--space-5);
  ${from.tablet} {
    padding-block: var(--space-10);
  }
  background: color-mix(in srgb, var(--color-accent) 9%, var(--color-surface));
`;

const Spread = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 43rem);
  &[data-pages='2'] {
    ${from.desktop} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 43rem);
    }
  }
`;

const Leaf = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-3);
  padding: var(--space-3) clamp(1.5rem, 4vw, 3.5rem);
  ${from.tablet} {
    gap: var(--space-6);
    padding-block: var(--space-6);
  }
  border-radius: var(--radius-cover);
  background: color-mix(in srgb, var(--color-background) 86%, var(--color-surface));
  box-shadow: var(--shadow-lifted);
  text-align: center;
  h3 {
    margin-bottom: var(--space-2);
    color: var(--color-muted);
    font: 600 0.875rem/1.4 var(--font-control);
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  blockquote {
    margin: 0;
    font: italic 400 1.375rem/1.45 var(--font-reading);
    text-wrap: balance;
  }
  cite {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-muted);
    font: 400 1rem/1.5 var(--font-reading);
  }
  svg {
    width: 9rem;
    margin-inline: auto;
    ${below.tablet} {
      display: none;
    }
  }
`;

const Page = styled(Prose)`
  padding: clamp(1.5rem, 1rem + 5vw, 5rem) clamp(1.25rem, 0.5rem + 5vw, 5rem);
  ${below.tablet} {
    margin-inline: calc(-0.5 * var(--gutter));
  }
  border-radius: var(--radius-cover);
  background: var(--color-background);
  box-shadow:
    inset 14px 0 18px -16px rgb(16 14 20 / 0.35),
    var(--shadow-lifted);
  font-size: 1.1875rem;
  line-height: 1.65;
  > p + p {
    margin-top: 0;
    text-indent: 1.4em;
  }
`;

const Running = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
  font: italic 400 1rem/1.5 var(--font-reading);
  text-align: center;
`;

const Chapter = styled.h3`
  margin-bottom: var(--space-3);
  text-align: center;
`;

const Label = styled.h2`
  margin-bottom: var(--space-3);
`;

const Further = styled.div`
  max-width: 43rem;
  margin: var(--space-5) auto 0;
  > h3 {
    text-wrap: balance;
  }
  > p {
    margin-top: var(--space-1);
    color: var(--color-muted);
  }
`;

const Buttons = styled(ButtonRow)`
  margin-top: var(--space-3);
`;

const Film = styled.div`
  max-width: 48rem;
  margin: var(--space-5) auto 0;
  > h3 {
    margin-bottom: var(--space-1);
  }
  > p {
    max-width: 36rem;
    margin-bottom: var(--space-3);
    color: var(--color-muted);
  }
`;

export function SampleSection({ words, section, product }: SectionProps<'opening'>) {
  if (!words.opening) return null;
  const { chapter, paragraphs } = words.opening;
  const { sample, preOrder } = words;
  // A book that is not sold here has nothing to buy after its sample.
  const onwardHref = product || preOrder ? `#${buyAnchorId}` : null;
  return (
    <Section id={openingAnchorId} tabIndex={-1} data-screen-only="" aria-labelledby="opening-title">
      <Container>
        <Label id="opening-title">{words.labels.openingHeading}</Label>
        <Spread data-pages={section.leaf ? 2 : 1}>
          {section.leaf ? (
            <Leaf>
              {section.leaf.map(({ label, text, source }) => (
                <div key={label} role="group" aria-label={label}>
                  <h3>{label}</h3>
                  <blockquote>{text}</blockquote>
                  {source ? <cite>{source}</cite> : null}
                </div>
              ))}
              <Motif motif={words.motif} />
            </Leaf>
          ) : null}
          <Page as="article">
            <Running>{words.book.title}</Running>
            <Chapter>{chapter}</Chapter>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Page>
        </Spread>
        {sample && sample.interior.length > 0 ? (
          <Interior pictures={sample.interior} title={words.book.title} />
        ) : null}
        {sample ? (
          <Further>
            <h3>{sample.title}</h3>
            <p>{sample.description}</p>
            <Buttons>
              <OpenSample words={sample.reading} onwardHref={onwardHref} />
              <LinkButton href={sample.reading.pdfUrl} $look="quiet">
                {sample.reading.labels.pdfLabel}
              </LinkButton>
            </Buttons>
          </Further>
        ) : null}
        {sample?.film ? (
          <Film>
            <h3>{sample.reading.labels.filmHeading}</h3>
            <p>{sample.film.video.description}</p>
            <FilmStage
              video={playable(sample.film.video)}
              player={sample.film.player}
              openLabel={sample.film.video.title}
            />
          </Film>
        ) : null}
      </Container>
    </Section>
  );
}
