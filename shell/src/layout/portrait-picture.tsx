import type { Picture } from '@lectern/catalogue';
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
`;

const sizes = '(min-width: 64rem) 24rem, (min-width: 44rem) 34vw, 88vw';

export function PortraitPicture({ portrait, isFirstScreen }: { portrait: Picture; isFirstScreen?: boolean }) {
  const { src, alt, width, height, avifSrcSet, webpSrcSet } = portrait;
  return (
    <Arch>
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
