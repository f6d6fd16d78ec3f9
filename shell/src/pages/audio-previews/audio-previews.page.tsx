import { Button, Container, from, LinkButton, Prose } from '@lectern/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import type { AudioPreviewsWords } from './audio-previews.words.js';
import { Generator } from './generator.js';
import { usePreview } from './use-preview.js';

const loadStage = async () => (await import('./stage/stage.js')).Stage;

const Stage = optionalPart(loadStage);

const StoredList = optionalPart(async () => (await import('./stored-list.js')).StoredList);

/** What comes in later comes in here: what stands below is not on the first screen, and nothing seen moves. */
const FirstScreen = styled.div`
  min-height: calc(100svh - var(--header));
`;

const Opening = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    align-items: start;
    gap: var(--space-8);
  }
`;

const Lead = styled(Prose)`
  margin-top: var(--space-3);
`;

const Section = styled.section`
  padding-block: var(--space-6);
  &:nth-of-type(odd) {
    background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
  }
`;

const Cells = styled.dl`
  display: grid;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-4);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
  dt {
    margin-bottom: var(--space-half);
    font: 560 1.25rem/1.3 var(--font-title);
  }
  dd {
    margin: 0;
  }
`;

const Closing = styled(Container)`
  padding-block: var(--space-8) var(--space-10);
  p {
    margin-top: var(--space-2);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

function toTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('main select')?.focus({ preventScroll: true });
}

export function AudioPreviewsPage({ words }: { words: AudioPreviewsWords }) {
  const { heading, intro, voices, voicesHeading, benefits, benefitsHeading, closing } = words;
  const { stage, tell, generate, cancel, listenTo } = usePreview(words);
  return (
    <>
      <FirstScreen>
        <Opening>
          <div>
            <h1>{heading}</h1>
            <Lead>
              {intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Lead>
          </div>
          <Generator
            words={words}
            stage={stage}
            onGenerate={(choice) => void generate(choice)}
            onInterest={() => void loadStage().catch(() => undefined)}
          />
        </Opening>
        {stage.at === 'rest' ? null : <Stage stage={stage} words={words} onCancel={cancel} tell={tell} />}
        <StoredList
          words={words}
          readyId={stage.at === 'ready' ? stage.preview.id : null}
          onListen={listenTo}
        />
      </FirstScreen>
      <Section aria-labelledby="benefits">
        <Container>
          <h2 id="benefits">{benefitsHeading}</h2>
          <Cells>
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Cells>
        </Container>
      </Section>
      <Section aria-labelledby="voices">
        <Container>
          <h2 id="voices">{voicesHeading}</h2>
          <Cells>
            {voices.map(({ id, label, description }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </Cells>
        </Container>
      </Section>
      <Closing>
        <h2>{closing.heading}</h2>
        <p>{closing.text}</p>
        <Ways>
          <Button onClick={toTop}>{closing.tryLabel}</Button>
          <LinkButton as={SiteLink} href="/books" $look="quiet">
            {closing.booksLabel}
          </LinkButton>
        </Ways>
      </Closing>
    </>
  );
}

/**
 * A part whose script comes once it is drawn; nothing until then. One that cannot be had (the line is down) takes
 * nothing else of the page away, and is asked for again when it is drawn again.
 *
 * @param load brings the component, by a dynamic import
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (Part) return;
      load().then(
        (found) => setPart(() => found),
        () => undefined,
      );
    });
    return Part ? <Part {...props} /> : null;
  };
}
