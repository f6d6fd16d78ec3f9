import { styled } from 'styled-components';
import { coverClass } from '../tokens/palette-class.js';

export interface CoverPicture {
  alt: string;
  width: number;
  height: number;
  avifSrcSet: string;
  webpSrcSet: string;
  src: string;
}

const Ground = styled.picture`
  display: block;
  aspect-ratio: 2 / 3;
  background: var(--cover-color);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface BookCoverProps {
  bookId: string;
  cover: CoverPicture;
  /** How wide the cover is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** True for what the first screen is about: fetched at once. */
  eager?: boolean;
  /** True where the title stands beside it anyway. */
  decorative?: boolean;
  className?: string;
}

/** The flat cover. Its own colour fills the frame until the picture has arrived. */
export function BookCover({ bookId, cover, sizes, eager, decorative, className }: BookCoverProps) {
  return (
    <Ground className={[coverClass(bookId), className].filter(Boolean).join(' ')}>
      <source type="image/avif" srcSet={cover.avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={cover.webpSrcSet} sizes={sizes} />
      <img
        src={cover.src}
        alt={decorative ? '' : cover.alt}
        width={cover.width}
        height={cover.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding={eager ? 'auto' : 'async'}
      />
    </Ground>
  );
}
