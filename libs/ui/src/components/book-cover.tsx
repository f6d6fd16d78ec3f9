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
  sizes: string;
  eager?: boolean;
  decorative?: boolean;
  className?: string;
}

/** The flat cover. Its dominant color fills the frame until the picture has loaded. */
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
