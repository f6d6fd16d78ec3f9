import { css, styled } from 'styled-components';
import { coverClass } from '../tokens/palette-class.js';
import { BookCover, type BookCoverProps } from './book-cover.js';

/** All sizes are relative to the width, so that proportions stay the same. */
const Stage = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 2 / 3;
  container-type: inline-size;
`;

const Scene = styled.div`
  --thickness: 13cqw;
  position: absolute;
  inset: 0;
  perspective: 360cqw;
  perspective-origin: 50% 40%;
  @media print {
    perspective: none;
  }
`;

const Body = styled.div`
  position: absolute;
  inset: 0;
  transform-style: preserve-3d;
  transform: rotateX(2deg) rotateY(var(--book-turn, -26deg));
  transition: transform var(--book-turn-time, var(--motion-calm)) var(--motion-ease);
  ${Stage}:hover & {
    transform: rotateX(1deg) rotateY(calc(var(--book-turn, -26deg) * 0.62));
  }
  @media print {
    transform: none;
    transform-style: flat;
  }
`;

const Front = styled(BookCover)`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: var(--radius-cover);
  transform: translateZ(calc(var(--thickness) / 2));
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.06);
  @media print {
    transform: none;
    &::after {
      display: none;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(
        90deg,
        rgb(0 0 0 / 0.22) 0,
        rgb(255 255 255 / 0.18) 1.4%,
        rgb(0 0 0 / 0.02) 3.4%,
        rgb(0 0 0 / 0.2) 5.2%,
        rgb(255 255 255 / 0.1) 6.6%,
        transparent 12%
      ),
      linear-gradient(118deg, rgb(255 255 255 / 0.16) 0, transparent 38%, rgb(0 0 0 / 0.1) 100%);
  }
`;

/** Paper shows the flat cover alone. */
const flatOnPaper = css`
  @media print {
    display: none;
  }
`;

const Pages = styled.div`
  position: absolute;
  top: 0.6%;
  bottom: 0.6%;
  right: 0;
  width: calc(var(--thickness) - 1cqw);
  transform: translateX(calc(50% - 1.2cqw)) rotateY(90deg);
  background:
    linear-gradient(
      90deg,
      rgb(60 44 20 / 0.42) 0,
      transparent 22%,
      rgb(60 44 20 / 0.1) 78%,
      rgb(60 44 20 / 0.4) 100%
    ),
    repeating-linear-gradient(90deg, #f4ecdc 0 1px, #e2d6bf 1px 2px, #efe5d2 2px 3px);
  ${flatOnPaper}
`;

const Back = styled.div`
  position: absolute;
  inset: 0;
  border-radius: var(--radius-cover);
  background: color-mix(in srgb, var(--cover-color) 72%, black);
  transform: translateZ(calc(var(--thickness) / -2));
  ${flatOnPaper}
`;

/** In the color of the book's poster: needs its palette around it. */
const Spine = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  display: grid;
  place-items: center;
  width: var(--thickness);
  transform: translateX(-50%) rotateY(-90deg);
  background:
    linear-gradient(
      90deg,
      rgb(0 0 0 / 0.34),
      transparent 26%,
      rgb(255 255 255 / 0.14) 60%,
      rgb(0 0 0 / 0.24)
    ),
    var(--color-poster);
  color: var(--color-on-poster);
  font: 560 5.4cqw/1 var(--font-title);
  white-space: nowrap;
  writing-mode: vertical-rl;
`;

const Shadow = styled.div`
  position: absolute;
  left: 3%;
  right: -12%;
  bottom: -5%;
  height: 14%;
  background: radial-gradient(closest-side, rgb(16 14 20 / 0.55), rgb(16 14 20 / 0.22) 55%, transparent);
  filter: blur(10px);
  transform: rotate(-1.5deg);
  ${flatOnPaper}
`;

interface BookObjectProps extends BookCoverProps {
  /** Title on the spine; without it, the book has none. Its turn is `--book-turn`, its time `--book-turn-time`. */
  spine?: string;
}

export function BookObject({ className, spine, ...cover }: BookObjectProps) {
  return (
    <Stage className={className} data-book-object="">
      <Scene>
        <Shadow />
        <Body className={coverClass(cover.bookId)}>
          <Back />
          <Pages />
          {spine ? <Spine aria-hidden="true">{spine}</Spine> : null}
          <Front {...cover} />
        </Body>
      </Scene>
    </Stage>
  );
}
