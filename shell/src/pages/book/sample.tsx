import { Icon, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { RecordingPlayer } from '../../islands/player/recording-player.island.js';
import { OpenSample } from '../../islands/reader/open-sample.island.js';
import { productOfBook } from '../../books/book-product.words.js';
import { SiteLink } from '../../layout/site-link.js';
import { useSiteData } from '../../site-data.js';
import type { AudioSample, ResourcesWords } from './resources.words.js';

const Ways = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Transcript = styled.details`
  margin-top: var(--space-1);
  font-size: 1rem;
  line-height: 1.5;
  p + p {
    margin-top: 0.75em;
  }
`;

const Note = styled.p`
  margin-top: var(--space-1);
`;

export function Sample({ sample }: { sample: NonNullable<ResourcesWords['sample']> }) {
  const shop = useSiteData();
  // A book that is not on sale has nothing to buy after its sample.
  const onwardHrefOf = (href: string | null, bookId: string) => (productOfBook(shop, bookId) ? href : null);
  if (sample.kind === 'link') {
    return (
      <>
        <p>{sample.text}</p>
        <LinkButton as={SiteLink} href={sample.path} $look="quiet" $wide>
          {sample.label} <Icon name="arrow" />
        </LinkButton>
      </>
    );
  }
  if (sample.kind === 'reading') {
    return (
      <>
        <p>{sample.text}</p>
        <OpenSample
          words={sample.reading}
          onwardHref={onwardHrefOf(sample.onwardHref, sample.reading.bookId)}
          isWide
        />
      </>
    );
  }
  return (
    <>
      <p>{sample.text}</p>
      {sample.kind === 'audio' ? (
        <Listening sample={sample} />
      ) : (
        <Ways>
          {sample.reading ? (
            <OpenSample
              words={sample.reading}
              onwardHref={onwardHrefOf(sample.onwardHref, sample.reading.bookId)}
              isWide
            />
          ) : null}
          <LinkButton href={sample.url} download $look="quiet" $wide>
            <Icon name="download" /> {sample.label}
          </LinkButton>
        </Ways>
      )}
    </>
  );
}

function Listening({ sample }: { sample: AudioSample }) {
  return (
    <>
      <RecordingPlayer
        title={sample.label}
        url={sample.url}
        durationSeconds={sample.durationSeconds}
        words={sample.player}
      />
      <Note>{sample.voiceNote}</Note>
      <Transcript>
        <summary>{sample.transcriptLabel}</summary>
        {sample.transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Transcript>
    </>
  );
}
