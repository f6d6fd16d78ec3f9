import { Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { FilmStage } from '../../islands/player/film-stage.island.js';
import { playable } from '../../islands/player/playable.js';
import type { SectionProps } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-5);
  ${from.tablet} {
    padding-block: var(--space-10);
  }
`;

const Layout = styled(Container)`
  display: grid;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    gap: var(--space-10);
  }
`;

export function TrailerSection({ words }: SectionProps<'trailer'>) {
  if (!words.trailer) return null;
  const { video, player, openLabel } = words.trailer;
  return (
    <Section data-screen-only="" aria-labelledby="trailer-title">
      <Layout as="div">
        <SectionHeading id="trailer-title" intro={video.description}>
          {video.title}
        </SectionHeading>
        <FilmStage video={playable(video)} player={player} openLabel={openLabel} />
      </Layout>
    </Section>
  );
}
