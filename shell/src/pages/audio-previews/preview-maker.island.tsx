import { Container, from, Prose } from '@lectern/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { useLazyPart, useOnReconnect } from '../../islands/lazy-part.js';
import type { MakerWords } from './audio-previews.words.js';
import { Generator } from './generator.js';
import { StoredList } from './stored-list.js';
import { usePreview } from './use-preview.js';

const loadStage = async () => (await import('./stage/stage.js')).Stage;

/** Fills the first screen, so that content loaded later shifts nothing visible. */
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

function PreviewMakerPart({ words }: { words: MakerWords }) {
  const { heading, intro, progress } = words;
  const { stage, tell, generate, cancel, listenTo } = usePreview(words);
  const { Part: Stage, hasFailed, fetch } = useLazyPart(loadStage);
  useEffect(() => {
    if (!Stage && stage.at !== 'rest') fetch();
  }, [Stage, stage, fetch]);
  useOnReconnect(hasFailed, fetch);
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
          onInterest={() => void (Stage || fetch())}
        />
      </Opening>
      {stage.at === 'rest' || !Stage ? null : (
        <Stage stage={stage} words={words} onCancel={cancel} tell={tell} />
      )}
      {stage.at !== 'rest' && hasFailed ? (
        <Container as="p" role="alert">
          {progress.awayText}
        </Container>
      ) : null}
      <StoredList
        words={words}
        readyId={stage.at === 'ready' ? stage.preview.id : null}
        onListen={listenTo}
      />
    </FirstScreen>
  );
}

export const PreviewMaker = island('preview-maker', PreviewMakerPart, () => ({
  search: ['book', 'voice', 'preview'],
}));
