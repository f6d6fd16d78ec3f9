import type { Video } from '@lectern/catalogue';
import { css, styled } from 'styled-components';

/** On a phone the bar has two rows. */
export const narrowFrame = '@container film (max-width: 26rem)';

export const narrowBarHeight = '6rem';

export const Frame = styled.div`
  container: film / inline-size;
  position: relative;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  &:fullscreen {
    display: flex;
    flex-direction: column;
    border: 0;
    border-radius: 0;
  }
`;

export const Picture = styled.div`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  cursor: pointer;
  background: #0d1018;
  ${Frame}:fullscreen & {
    flex: 1;
    aspect-ratio: auto;
    min-height: 0;
  }
`;

export const Film = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  &[data-begun='false'] {
    visibility: hidden;
  }
`;

const onPicture = css`
  position: absolute;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: rgb(13 16 24 / 0.72);
  color: #fff;
`;

/** For pointers only: keyboard and screen readers use the button in the bar. */
export const PlayDisc = styled.span`
  ${onPicture}
  inset: 0;
  width: clamp(4rem, 12%, 5.5rem);
  aspect-ratio: 1;
  margin: auto;
  box-shadow: 0 0 0 2px rgb(255 255 255 / 0.85);
  transition: transform var(--motion-quick) var(--motion-ease);
  svg {
    width: 44%;
    height: 44%;
    margin-left: 6%;
    fill: currentColor;
  }
  ${Picture}:hover & {
    background: rgb(13 16 24 / 0.9);
    transform: scale(1.05);
  }
  @media (scripting: none) {
    &:has(~ noscript) {
      display: none;
    }
  }
`;

export const CloseButton = styled.button.attrs({ type: 'button' })`
  ${onPicture}
  top: var(--space-1);
  right: var(--space-1);
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  &:hover {
    background: rgb(13 16 24 / 0.92);
  }
  &:focus-visible {
    outline-color: #fff;
    outline-offset: -5px;
  }
`;

/** Replaces the bar if there is no script. */
export const Below = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: 0 var(--space-2);
  color: var(--color-muted);
  font: 500 0.9375rem/1.4 var(--font-control);
  ${narrowFrame} {
    min-height: ${narrowBarHeight};
  }
`;

export const Failure = styled.p`
  padding: var(--space-2) var(--space-2) 0;
  font: 500 0.9375rem/1.5 var(--font-control);
`;

const Still = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const sizes = '(min-width: 64rem) 46rem, 92vw';

/** An image in place of the `poster` attribute, which supports neither lazy loading nor `srcset`. */
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
