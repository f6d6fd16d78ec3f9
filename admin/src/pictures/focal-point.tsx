import type { Picture } from '@lectern/api-client/admin';
import { FieldHint, FieldLabel } from '@lectern/ui/kit';
import { type MouseEvent, useId } from 'react';
import { styled } from 'styled-components';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import { pictureFile } from './picture-rules.js';

export interface Focus {
  focusX: number;
  focusY: number;
}

const Set = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 0.375rem;
    padding: 0;
    font: 600 0.9375rem/1.4 var(--font-control);
  }
`;

/** Reserves the picture's place before it is loaded. */
const Frame = styled.div<{ $width: number; $height: number }>`
  position: relative;
  width: min(100%, ${({ $width }) => $width}px, 26rem * ${({ $width, $height }) => $width / $height});
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  cursor: crosshair;
  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: var(--radius-small);
    background: color-mix(in srgb, var(--color-ink) 6%, var(--color-surface));
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
`;

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 0 var(--space-3);
  margin-top: var(--space-2);
  input {
    width: 100%;
    min-height: 2.75rem;
    accent-color: var(--color-accent);
  }
`;

const percentOf = (share: number) => Math.round(share * 100);

interface AxisProps {
  label: string;
  share: number;
  disabled: boolean;
  onChange: (share: number) => void;
}

function Axis({ label, share, disabled, onChange }: AxisProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        disabled={disabled}
        value={percentOf(share)}
        aria-valuetext={say(m.edit.focus.value, { percent: percentOf(share) })}
        onChange={({ target }) => onChange(target.valueAsNumber / 100)}
      />
    </div>
  );
}

interface FocalPointProps extends Focus {
  picture: Picture;
  disabled: boolean;
  onChange: (focus: Partial<Focus>) => void;
}

/** Sets the focal point with a click on the picture, or with sliders. */
export function FocalPoint({ picture, focusX, focusY, disabled, onChange }: FocalPointProps) {
  const src = pictureFile(picture, 720);
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));
    onChange({ focusX: within((clientX - left) / width), focusY: within((clientY - top) / height) });
  };
  const [left, top] = [`${percentOf(focusX)}%`, `${percentOf(focusY)}%`];
  return (
    <Set>
      <legend>{m.edit.focus.label}</legend>
      {src ? (
        <Frame $width={picture.width} $height={picture.height} onClick={disabled ? undefined : place}>
          <img
            src={src}
            alt={picture.alt || m.edit.focus.picture}
            width={picture.width}
            height={picture.height}
          />
          <svg aria-hidden="true">
            <circle
              cx={left}
              cy={top}
              r="13"
              fill="none"
              stroke="#000"
              strokeOpacity="0.55"
              strokeWidth="7"
            />
            <circle cx={left} cy={top} r="13" fill="none" stroke="#fff" strokeWidth="3" />
            <circle cx={left} cy={top} r="2.5" fill="#fff" stroke="#000" strokeOpacity="0.55" />
          </svg>
        </Frame>
      ) : null}
      <FieldHint>{m.edit.focus.hint}</FieldHint>
      <Sliders>
        <Axis
          label={m.edit.focus.x}
          share={focusX}
          disabled={disabled}
          onChange={(share) => onChange({ focusX: share })}
        />
        <Axis
          label={m.edit.focus.y}
          share={focusY}
          disabled={disabled}
          onChange={(share) => onChange({ focusY: share })}
        />
      </Sliders>
    </Set>
  );
}
