import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Black on white in any scheme: many cameras read no other. */
const Frame = styled.svg`
  display: block;
  width: min(100%, 13rem);
  height: auto;
  padding: 0.5rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: #ffffff;
  shape-rendering: crispEdges;
`;

/** Modules of a row that are dark, as one path: `M3 0h1v1h-1z`. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A text for the camera of a telephone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <Frame viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} fill="#000000" />
    </Frame>
  );
}
