import type { ScenePicture } from '@lectern/catalogue';
import { styled } from 'styled-components';

const Frame = styled.picture`
  display: block;
  overflow: hidden;
  border-radius: var(--radius-medium);
  background: color-mix(in srgb, var(--color-accent) 14%, var(--color-surface));
  img {
    width: 100%;
  }
`;

export function Scene({ picture, sizes }: { picture: ScenePicture; sizes: string }) {
  const { alt, width, height, avifSrcSet, webpSrcSet, src } = picture;
  return (
    <Frame>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </Frame>
  );
}
