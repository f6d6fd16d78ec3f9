import type { Picture } from '@lectern/catalogue';
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

/** A picture of the library, in its own color until it has loaded. */
const FocusedFrame = styled(Frame)<{ $color: string; $focus: string }>`
  background: ${({ $color }) => $color};
  img {
    object-position: ${({ $focus }) => $focus};
  }
`;

/** Focus and color of a picture of the library alone. */
export type ShownPicture = Pick<Picture, 'avifSrcSet' | 'webpSrcSet' | 'src' | 'focus'> &
  Partial<Pick<Picture, 'dominantColor'>>;

interface ArticlePictureProps {
  bookId: string;
  picture: ShownPicture;
  sizes: string;
  /** Empty if the title is beside it. */
  alt?: string;
  eager?: boolean;
  className?: string;
}

export function ArticlePicture({ bookId, picture, sizes, alt = '', eager, className }: ArticlePictureProps) {
  const classes = [paletteClass(bookId), className].filter(Boolean).join(' ');
  const content = (
    <>
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
    </>
  );
  const { dominantColor, focus } = picture;
  if (!focus || !dominantColor) return <Frame className={classes}>{content}</Frame>;
  return (
    <FocusedFrame $color={dominantColor} $focus={focus} className={classes}>
      {content}
    </FocusedFrame>
  );
}
