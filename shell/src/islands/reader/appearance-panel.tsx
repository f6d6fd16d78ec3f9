import type { Palette, ReaderWords } from '@lectern/catalogue';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import {
  type Paper,
  papers,
  textSizesRem,
  colorElement,
  paperColors,
  type useAppearance,
} from './appearance.js';
import { Panel } from './reader-frame.js';
const Sheet = styled(Panel)`
  &:popover-open {
    display: grid;
    gap: var(--space-3);
  }
`;

const Name = styled.p`
  margin-bottom: var(--space-1);
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Sizes = styled.div`
  display: grid;
  grid-template-columns: 3.5rem 1fr 3.5rem;
  align-items: center;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  button {
    height: 3rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    font: 500 1rem/1 var(--font-title);
  }
  button:last-child {
    font-size: 1.625rem;
  }
  button:hover:not(:disabled) {
    background: var(--color-wash);
    color: var(--color-accent);
  }
  button:disabled {
    opacity: 0.4;
  }
  output {
    color: var(--color-muted);
    font: 500 0.875rem/1.3 var(--font-control);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

const Papers = styled.fieldset`
  > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-1);
  }
  legend {
    padding: 0;
  }
`;

const Swatch = styled.label`
  display: grid;
  justify-items: center;
  gap: var(--space-half);
  padding: var(--space-1) 0;
  border: 2px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-background);
  color: var(--color-ink);
  font: 500 0.9375rem/1.3 var(--font-control);
  cursor: pointer;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
  &:has(:checked) {
    border-color: var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
`;

const Keys = styled.p`
  color: var(--color-muted);
  font: 400 0.875rem/1.45 var(--font-control);
  @media (hover: none) {
    display: none;
  }
`;

interface LooksPanelProps {
  id: string;
  words: ReaderWords;
  palette: Palette;
  looks: ReturnType<typeof useAppearance>;
}

export function LooksPanel({ id, words, palette, looks }: LooksPanelProps) {
  const { step, paper, resize, choosePaper } = looks;
  const size = words.sizeText
    .replace('{step}', String(step + 1))
    .replace('{count}', String(textSizesRem.length));
  return (
    <Sheet id={id} role="group" aria-label={words.looksLabel} data-side="right">
      <div role="group" aria-label={words.sizeLabel}>
        <Name aria-hidden="true">{words.sizeLabel}</Name>
        <Sizes>
          <button
            type="button"
            aria-label={words.smallerLabel}
            disabled={step === 0}
            onClick={() => resize(-1)}
          >
            A
          </button>
          <output>{size}</output>
          <button
            type="button"
            aria-label={words.largerLabel}
            disabled={step === textSizesRem.length - 1}
            onClick={() => resize(1)}
          >
            A
          </button>
        </Sizes>
      </div>
      <Papers>
        <Name as="legend">{words.paperLabel}</Name>
        <div>
          {papers.map((each) => (
            <PaperChoice
              key={each}
              paper={each}
              palette={palette}
              label={words.papers[each]}
              isChosen={each === paper}
              onChoose={choosePaper}
            />
          ))}
        </div>
      </Papers>
      <Keys>{words.keysText}</Keys>
    </Sheet>
  );
}

interface PaperChoiceProps {
  paper: Paper;
  palette: Palette;
  label: string;
  isChosen: boolean;
  onChoose: (paper: Paper) => void;
}

function PaperChoice({ paper, palette, label, isChosen, onChoose }: PaperChoiceProps) {
  const swatch: RefObject<HTMLLabelElement | null> = useRef(null);
  useEffect(() => {
    if (swatch.current) colorElement(swatch.current, paperColors(palette, paper), paper);
  }, [palette, paper]);
  return (
    <Swatch ref={swatch}>
      <input type="radio" name="paper" value={paper} checked={isChosen} onChange={() => onChoose(paper)} />
      {label}
    </Swatch>
  );
}
