import type { FigureMeasure, FigurePart } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../parts/index.js';
import type { ChartPlan } from './charts.js';
import { FigureTable } from './figure-table.js';

const shownAtFirst = 5;

const Title = styled.h3`
  margin-bottom: var(--space-1);
  font-size: 1.0625rem;
`;

interface ChartPartsProps {
  plan: ChartPlan;
  measures: readonly FigureMeasure[];
  parts: readonly FigurePart[];
}

/** The sums of a chart by book, by page or by file, the greatest first: five, and the others when they are asked for. */
export function ChartParts({ plan: { title, partsTitle }, measures, parts }: ChartPartsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = parts.filter(({ values }) => values.some((value) => value > 0));
  if (!partsTitle || rows.length === 0) return null;
  return (
    <div>
      <Title>{partsTitle}</Title>
      <FigureTable
        caption={`${title} ${partsTitle.toLowerCase()}`}
        firstLabel={partsTitle.replace(/^By (\w)/, (_, letter: string) => letter.toUpperCase())}
        measures={measures}
        rows={isWhole ? rows : rows.slice(0, shownAtFirst)}
      />
      {rows.length > shownAtFirst ? (
        <Button kind="bare" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      ) : null}
    </div>
  );
}
