import { from, lightScheme } from '@lectern/ui';
import { styled } from 'styled-components';

const mark = (percent: number) =>
  `color-mix(in srgb, var(--color-on-poster) calc(var(--boldness) * ${percent}%), transparent)`;

/** Fades the drawing of the ground behind the text, whose color was chosen for the plain ground. */
const veil = 'linear-gradient(var(--away), var(--color-poster) 32%, transparent 74%)';

/** First screen of a sales page, filled with the ground of the book's poster. */
export const PosterGround = styled.div`
  --boldness: 1;
  --far: 78%;
  --away: 0deg;
  ${lightScheme} {
    --boldness: 0.5;
  }
  overflow: clip;
  background:
    radial-gradient(56rem 40rem at var(--far) 46%, ${mark(24)}, transparent 70%), var(--color-poster);
  ${from.tablet} {
    --away: 90deg;
  }
  &:has([data-cover='left']) {
    --far: 22%;
    ${from.tablet} {
      --away: 270deg;
    }
  }
  &[data-ground='ruled'] {
    background:
      ${veil}, repeating-linear-gradient(transparent 0 2.4rem, ${mark(26)} 2.4rem calc(2.4rem + 1px)),
      var(--color-poster);
  }
  &[data-ground='night'] {
    background:
      ${veil}, radial-gradient(60rem 34rem at var(--far) 104%, ${mark(46)}, transparent 74%),
      var(--color-poster);
  }
  &[data-ground='split'] {
    background:
      ${veil}, linear-gradient(104deg, transparent 0 62%, ${mark(18)} 62% 100%), var(--color-poster);
  }
  @media print {
    background: none;
  }
`;

/**
 * Place of the cover, whose foot is on the horizon of such a ground. On a phone the text is below, in the water; beside
 * it, the text ends above the horizon (`--dip`).
 */
export const PosterCover = styled.div`
  grid-area: cover;
  position: relative;
  /* At most 45 % of a phone’s height, so that claim, price and button are on the first screen. */
  width: min(80%, 28svh);
  margin-inline: auto;
  ${from.tablet} {
    align-self: end;
    width: min(100%, 27rem, 45svh);
  }
  [data-ground='horizon'] &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(100% - var(--dip)) -100vw -100rem;
    border-top: 1px solid ${mark(60)};
    background: linear-gradient(${mark(22)}, ${mark(6)} 40rem);
  }
  @media print {
    width: 100%;
    align-self: start;
    &::before {
      display: none;
    }
  }
`;
