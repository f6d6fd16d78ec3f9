import type { Video } from '@lectern/catalogue';
import { styled } from 'styled-components';

const Still = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const sizes = '(min-width: 64rem) 46rem, 100vw';

/** A picture of the film. The `poster` of a video element could neither wait for its turn nor choose its size. */
export function Poster({ poster }: { poster: Video['poster'] }) {
  return (
    <picture>
      <source type="image/avif" srcSet={poster.avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={poster.webpSrcSet} sizes={sizes} />
      <Still
        src={poster.src}
        alt=""
        width={poster.width}
        height={poster.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
