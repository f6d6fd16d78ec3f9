import { readColor, type Schemes, suits } from '@lectern/embed-protocol';
import { Field, selectCss, FieldLabel } from '@lectern/ui';
import { useState, useId } from 'react';
import { styled } from 'styled-components';

import { ScriptedForm } from '../../islands/scripted-form.js';
import type { EmbeddableBook, EmbedsWords } from './embeds.words.js';
import type { Choices } from './snippet.js';

interface ChoicesFormProps {
  words: EmbedsWords['form'];
  books: readonly EmbeddableBook[];
  choices: Choices;
  /** Backgrounds of the site. */
  schemes: Schemes;
  onChoose(changed: Partial<Choices>): void;
}

const pairs = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.entries(record) as [Key, string][];

export function ChoicesForm({ words, books, choices, schemes, onChoose }: ChoicesFormProps) {
  const [written, setWritten] = useState('');
  const color = readColor(written);
  const will = color !== null && suits(color, choices.theme, schemes);

  /** Applies a color once it is complete and valid; until then the site's own applies. */
  function write(text: string): void {
    setWritten(text);
    const whole = readColor(text);
    onChoose({ accent: whole !== null && suits(whole, choices.theme, schemes) ? whole : '' });
  }

  return (
    <ScriptedForm onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={words.widgetLabel}
        options={words.widgets}
        value={choices.element}
        onChoice={(element) => onChoose({ element })}
      />
      {choices.element === 'chat' || choices.element === 'search' ? (
        <p>
          {words.listedNote} <a href="/contact">{words.listedLinkLabel}</a>
        </p>
      ) : null}
      {choices.element === 'buy' ? (
        <Choice
          label={words.productLabel}
          options={books.map(({ name, title }) => [name, title] as const)}
          value={choices.product}
          onChoice={(product) => onChoose({ product })}
        />
      ) : null}
      <Choice
        label={words.modeLabel}
        options={pairs(words.modes)}
        value={choices.mode}
        onChoice={(mode) => onChoose({ mode })}
      />
      <Choice
        label={words.themeLabel}
        options={pairs(words.themes)}
        value={choices.theme}
        onChoice={(theme) =>
          onChoose({ theme, accent: color !== null && suits(color, theme, schemes) ? color : '' })
        }
      />
      <Field
        label={words.accentLabel}
        hint={words.accentHint}
        error={color !== null && !will ? words.accentProblem : null}
        value={written}
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        onChange={({ target }) => write(target.value)}
      />
      <Field
        label={words.radiusLabel}
        type="number"
        min={0}
        max={32}
        value={choices.radius}
        onChange={({ target }) =>
          onChoose({ radius: target.value && target.validity.valid ? target.value : '' })
        }
      />
      <noscript>
        <p>{words.scriptNote}</p>
      </noscript>
    </ScriptedForm>
  );
}

const Select = styled.select`
  ${selectCss}
`;

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChoice(value: Value): void;
}

function Choice<Value extends string>({ label, options, value, onChoice }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChoice(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
