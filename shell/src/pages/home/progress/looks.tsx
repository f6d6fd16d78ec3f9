import { styled } from 'styled-components';
import { Percent, Reading } from './scroll-progress.js';

/** How far along the upper edge of the window. */
const along = 'calc((100vw - 4.5rem) * var(--read) / 100)';

const Edge = styled(Reading)`
  inset: 0 0 auto;
`;

const Ink = styled.div`
  height: 3px;
  background: var(--color-accent);
  transform: scaleX(calc(var(--read) / 100));
  transform-origin: 0 0;
`;

const Head = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: flex-end;
  transform: translateX(${along});
`;

const Tag = styled.div`
  padding: 0.25rem 0.5rem;
  border-radius: 0 0 var(--radius-small) var(--radius-small);
  background: color-mix(in srgb, var(--color-background) 88%, transparent);
`;

/** A line along the upper edge. */
export const Line = () => (
  <>
    <Ink />
    <Head>
      <Tag>
        <Percent />
      </Tag>
    </Head>
  </>
);

const Trace = styled.div`
  height: 2px;
  background: var(--color-accent);
  width: calc(100vw - 4.5rem);
  transform: scaleX(calc(var(--read) / 100));
  transform-origin: 0 0;
`;

const Feather = styled.svg`
  width: 2.25rem;
  height: 2.25rem;
  overflow: visible;
  path:first-child {
    fill: color-mix(in srgb, var(--color-accent) 24%, var(--color-surface));
    stroke: var(--color-accent);
  }
  path:last-child {
    fill: none;
    stroke: var(--color-accent);
  }
`;

/** A quill that writes along the upper edge, its nib on the line. */
export const Quill = () => (
  <>
    <Trace />
    <Head>
      <Feather viewBox="0 0 36 36" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 6.5C15 3.500 27 10 33.500 32.500C30 31.500 27.500 31 26 29C25.500 30.500 24.500 31 23 30.500C14 27 7 18 5 6.500Z" />
        <path d="M0.500 1.500L5 6.500C13 12 21 20 27 27" />
      </Feather>
      <Tag>
        <Percent />
      </Tag>
    </Head>
  </>
);

const Corner = styled.div`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  > * {
    grid-area: 1 / 1;
  }
  svg {
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
    fill: none;
    stroke: var(--color-line);
    stroke-width: 3;
  }
  circle:last-child {
    stroke: var(--color-accent);
    stroke-dasharray: 100;
    stroke-dashoffset: calc(100 - var(--read));
  }
`;

const LowerLeft = styled(Reading)`
  bottom: 1.375rem;
  left: 1.25rem;
`;

/** A ring in the lower corner that closes. */
export const Circle = () => (
  <Corner>
    <svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="23" />
      <circle cx="26" cy="26" r="23" pathLength="100" />
    </svg>
    <Percent />
  </Corner>
);

/** Each look, and where it is. */
export const looks = {
  line: { Place: Edge, Drawing: Line },
  quill: { Place: Edge, Drawing: Quill },
  circle: { Place: LowerLeft, Drawing: Circle },
} as const;
