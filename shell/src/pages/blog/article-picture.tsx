import { paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';

const Frame = styled.picture`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: var(--radius-medium);
  background: var(--color-accent);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--motion-calm) var(--motion-ease);
  }
`;

interface ArticlePictureProps {
  bookId: string;
  picture: { avifSrcSet: string; webpSrcSet: string; src: string };
  sizes: string;
  /** Empty if the title is beside it. */
  alt?: string;
  eager?: boolean;
  className?: string;
}

export function ArticlePicture({ bookId, picture, sizes, alt = '', eager, className }: ArticlePictureProps) {
  return (
    <Frame className={[paletteClass(bookId), className].filter(Boolean).join(' ')}>
      <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webpSrcSet} sizes={sizes} />
      <img
        src={picture.src}
        alt={alt}
        width="1200"
        height="800"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding={eager ? 'auto' : 'async'}
      />
    </Frame>
  );
}
