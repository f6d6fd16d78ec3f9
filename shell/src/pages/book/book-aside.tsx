import { Card, Icon, Chip, ChipList, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { playable } from '../../islands/player/playable.js';
import { VideoPlayer } from '../../islands/player/video-player.island.js';
import { SiteLink } from '../../layout/site-link.js';
import { AccessibilityCard } from './accessibility-card.js';
import type { BookWords, AboutWords } from './book.words.js';
import type { ResourcesWords } from './resources.words.js';
import { Sample } from './sample.js';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export function BookAside({ words }: { words: BookWords }) {
  const { about, resources, keywords, labels, comingProductId } = words;
  const productId = words.book.productId ?? comingProductId;
  return (
    <Column>
      {about ? <AboutCard words={about} /> : null}
      {resources.sample || resources.trailer || resources.listen ? <ResourcesCard words={resources} /> : null}
      <AccessibilityCard productId={productId} />
      {keywords.length > 0 ? <KeywordsCard heading={labels.keywordsHeading} keywords={keywords} /> : null}
    </Column>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    font-size: 1rem;
    line-height: 1.45;
  }
  li + li {
    margin-top: var(--space-1);
  }
  svg {
    margin-top: 0.1em;
    color: var(--color-accent);
  }
`;

const Closing = styled.p`
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-line);
  font: italic 400 1.125rem/1.45 var(--font-reading);
`;

export function AboutCard({ words }: { words: AboutWords }) {
  const { heading, paragraphs, features, audience, closing } = words;
  return (
    <Sheet as="section" aria-labelledby="about-title">
      <h2 id="about-title">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {features ? <Ticks {...features} /> : null}
      {audience ? <Ticks {...audience} /> : null}
      {closing ? <Closing>{closing}</Closing> : null}
    </Sheet>
  );
}

function Ticks({ heading, entries }: { heading: string; entries: string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <Icon name="check" />
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

const KeywordSheet = styled(Card)`
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-3);
  }
`;

function KeywordsCard({ heading, keywords }: { heading: string; keywords: string[] }) {
  return (
    <KeywordSheet as="section" aria-labelledby="keywords-title">
      <h2 id="keywords-title">{heading}</h2>
      <ChipList>
        {keywords.map((keyword) => (
          <Chip key={keyword}>{keyword}</Chip>
        ))}
      </ChipList>
    </KeywordSheet>
  );
}

const ResourceSheet = styled(Card)`
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

function ResourcesCard({ words }: { words: ResourcesWords }) {
  const { heading, sampleHeading, sample, trailer, listen } = words;
  return (
    <ResourceSheet as="section" aria-labelledby="resources-title">
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
          <VideoPlayer video={playable(trailer.video)} words={trailer.player} />
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
    </ResourceSheet>
  );
}
