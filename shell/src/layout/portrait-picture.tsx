import type { Portrait } from '@lectern/catalogue';
import { darkScheme } from '@lectern/ui';
import { styled } from 'styled-components';

const Arch = styled.picture`
  display: block;
  width: min(100%, 24rem);
  margin-inline: auto;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: 50% 50% var(--radius-medium) var(--radius-medium) / 40% 40% var(--radius-medium)
    var(--radius-medium);
  box-shadow: var(--shadow-lifted);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* In two tones of the page's palette: shadows in the darker one, lights in the lighter one. */
  --shadows: var(--color-accent);
  --lights: var(--color-background);
  ${darkScheme} {
    --shadows: var(--color-background);
    --lights: var(--color-accent);
  }
  &[data-photo] {
    position: relative;
    background: var(--shadows);
    isolation: isolate;
    img {
      filter: grayscale(1) contrast(1.1);
      mix-blend-mode: screen;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--lights);
      mix-blend-mode: multiply;
    }
  }
`;

const sizes = '(min-width: 64rem) 24rem, (min-width: 44rem) 34vw, 88vw';

export function PortraitPicture({
  portrait,
  isFirstScreen,
}: {
  portrait: Portrait;
  isFirstScreen?: boolean;
}) {
  const { src, alt, width, height, avifSrcSet, webpSrcSet } = portrait;
  return (
    <Arch data-photo={portrait.isPhoto || undefined}>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirstScreen ? 'eager' : 'lazy'}
        fetchPriority={isFirstScreen ? 'high' : 'low'}
        decoding="async"
      />
    </Arch>
  );
}
