import { type SitePaletteName, sitePalettes, typefaceIds } from '@lectern/ui/tokens';

import { Choices } from '../form-fields.js';
import { messagesIn } from '../messages.js';
import type { Answer, Asked, FieldsProps, Form, Question } from './question.js';

const names = Object.keys(sitePalettes) as SitePaletteName[];

/** Colors and fonts, each of a set that is checked for readability. */
export const look: Question = {
  step: 'look',
  valuesOf: ({ draft }) => ({ look: draft.look ?? 'study', typefaces: draft.typefaces ?? 'study' }),
  read,
  Fields,
};

function read({ values }: Form, { language }: Asked): Answer {
  const { unknown } = messagesIn(language).look;
  const palette = names.find((name) => name === values['look']);
  const typefaces = typefaceIds.find((id) => id === values['typefaces']);
  if (!palette) return { draft: {}, faults: { look: unknown } };
  if (!typefaces) return { draft: {}, faults: { typefaces: unknown } };
  return { draft: { look: palette, typefaces }, faults: {} };
}

function Sample({ scheme, name, asked }: { scheme: 'light' | 'dark'; name: string; asked: Asked }) {
  const { look: m } = messagesIn(asked.language);
  return (
    <div className={`sample ${scheme}`}>
      <p className="sample-title">{name}</p>
      <p className="sample-text">{m.sample[scheme]}</p>
      <span className="sample-button">{m.sample.button}</span>
    </div>
  );
}

function Fields({ asked, values, faults }: FieldsProps) {
  const { look: m } = messagesIn(asked.language);
  const name = asked.draft.you?.name ?? '';
  return (
    <>
      <Choices
        name="look"
        label={m.colors}
        value={values['look'] ?? ''}
        fault={faults['look']}
        choices={names.map((id) => ({
          value: id,
          label: m.names[id],
          note: m.notes[id],
          picture: (
            <span className={`swatch swatch-${id}`} aria-hidden="true">
              <i />
              <i />
            </span>
          ),
        }))}
      />
      <Choices
        name="typefaces"
        label={m.typefaces}
        value={values['typefaces'] ?? ''}
        fault={faults['typefaces']}
        choices={typefaceIds.map((id) => ({
          value: id,
          label: m.typefaceNames[id],
          note: m.typefaceNotes[id],
          picture: (
            <span className={`letters letters-${id}`} aria-hidden="true">
              Aa
            </span>
          ),
        }))}
      />
      <div className="field">
        <p className="label" id="preview">
          {m.preview}
        </p>
        <div className="preview" role="group" aria-labelledby="preview">
          <Sample scheme="light" name={name} asked={asked} />
          <Sample scheme="dark" name={name} asked={asked} />
        </div>
      </div>
    </>
  );
}
