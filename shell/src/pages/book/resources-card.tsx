import { Card, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { laterPart } from '../../later-part.js';
import { SiteLink } from '../../navigation/site-link.js';
import type { ResourcesWords } from './resources.words.js';
import { Sample } from './sample.js';

const VideoPlayer = await laterPart(async () => (await import('../../player/video-player.js')).VideoPlayer);

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  h2 {
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
`;

const Part = styled.div`
  > p {
    margin-bottom: var(--space-2);
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

/** The card "Additional Resources": what may be read, seen and heard before buying. */
export function ResourcesCard({ words }: { words: ResourcesWords }) {
  const { heading, sampleHeading, sample, trailer, listen } = words;
  return (
    <Sheet as="section" aria-labelledby="resources-title">
      <h2 id="resources-title">{heading}</h2>
      {sample ? (
        <Part>
          <h3>{sampleHeading}</h3>
          <Sample sample={sample} />
        </Part>
      ) : null}
      {trailer ? (
        <Part>
          <h3>{trailer.heading}</h3>
          <p>{trailer.video.description}</p>
          <VideoPlayer video={trailer.video} words={trailer.player} />
        </Part>
      ) : null}
      {listen ? (
        <Part>
          <h3>{listen.heading}</h3>
          <p>{listen.text}</p>
          <LinkButton as={SiteLink} href={listen.path} $look="quiet" $wide>
            {listen.label}
          </LinkButton>
        </Part>
      ) : null}
    </Sheet>
  );
}
