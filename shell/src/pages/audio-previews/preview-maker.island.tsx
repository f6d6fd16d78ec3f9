import { Container, from, Prose } from '@lectern/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import type { AudioPreviewsWords } from './audio-previews.words.js';
import { Generator } from './generator.js';
import { StoredList } from './stored-list.js';
import { usePreview } from './use-preview.js';

const loadStage = async () => (await import('./stage/stage.js')).Stage;

const Stage = optionalPart(loadStage);

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

function PreviewMakerPart({ words }: { words: AudioPreviewsWords }) {
  const { heading, intro } = words;
  const { stage, tell, generate, cancel, listenTo } = usePreview(words);
  return (
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
  );
}

/** A preview that the address names is opened at once. */
export const PreviewMaker = island('preview-maker', PreviewMakerPart, () => ({
  search: ['book', 'voice', 'preview'],
}));

/**
 * A part whose script comes once it is drawn; nothing until then. One that cannot be had (the line is down) takes
 * nothing else of the page away, and is asked for again when it is drawn again.
 *
 * @param load brings the component, by a dynamic import
 */
function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
