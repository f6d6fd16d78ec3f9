import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Dark on light in both color schemes, for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="176" height="176">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#1b1b22" d={data.map(strokesOf).join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

/** One stroke for each dark run. */
function strokesOf(row: readonly boolean[], at: number): string {
  const cells = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return [...cells.matchAll(/x+/g)].map(({ 0: run, index }) => `M${index} ${at}.5h${run.length}`).join('');
}
