import { from } from '@lectern/ui';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';

/** Registers the progress properties with types, so that CSS can animate and count: 0 to 100, and rounded. */
const ReadProperties = createGlobalStyle`
  @property --read { syntax: '<number>'; inherits: true; initial-value: 0; }
  @property --read-percent { syntax: '<integer>'; inherits: true; initial-value: 0; }
`;

const read = keyframes`
  from { --read: 0; --read-percent: 0; }
  to { --read: 100; --read-percent: 100; }
`;

const appear = keyframes`
  from { visibility: hidden; opacity: 0; }
  to { visibility: visible; opacity: 1; }
`;

/** Scroll-driven animation without script. Visible beyond 100 px (specification 1, section 4). */
const followScroll = css`
  @supports (animation-timeline: scroll()) {
    animation:
      ${read} linear both,
      ${appear} linear both;
    animation-timeline: scroll(root), scroll(root);
    animation-range:
      normal,
      100px 101px;
  }
`;

const Reading = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  visibility: hidden;
  pointer-events: none;
  ${followScroll}
  &[data-begun='true'] {
    visibility: visible;
  }
  @media print {
    display: none;
  }
`;

const Percent = styled.span`
  color: var(--color-muted);
  font: 600 0.75rem/1 var(--font-control);
  font-variant-numeric: tabular-nums;
  &::after {
    counter-reset: percent var(--read-percent);
    content: counter(percent) '%';
  }
`;

const along = 'calc((100vw - 4.5rem) * var(--read) / 100)';

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

const Line = () => (
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

const Quill = () => (
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
  position: fixed;
  bottom: 1.375rem;
  left: 1.25rem;
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

const Circle = () => (
  <Corner>
    <svg viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="23" />
      <circle cx="26" cy="26" r="23" pathLength="100" />
    </svg>
    <Percent />
  </Corner>
);

const drawings = { line: Line, quill: Quill, circle: Circle } as const;

const OnPhone = styled.div`
  ${from.tablet} {
    display: none;
  }
`;

const OnWideScreen = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;

/** On a phone always the line: the others cover text there. */
export function ReadingProgress({ look }: { look: keyof typeof drawings }) {
  const Drawing = drawings[look];
  return (
    <>
      <ReadProperties />
      <Reading data-look={look} aria-hidden="true">
        {look === 'line' ? (
          <Line />
        ) : (
          <>
            <OnPhone>
              <Line />
            </OnPhone>
            <OnWideScreen>
              <Drawing />
            </OnWideScreen>
          </>
        )}
      </Reading>
    </>
  );
}
