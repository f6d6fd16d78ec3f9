import type { ContentField } from '@lectern/api-client/admin';
import {
  Button,
  CheckField,
  Field,
  FieldError,
  FieldHint,
  Select,
  TextArea,
  VisuallyHidden,
} from '@lectern/ui/kit';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { Row, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { labelOf } from './field-words.js';
import { choiceName } from './value-words.js';
import { CaptionsField } from './films/captions-field.js';
import { FilmField } from './films/film-field.js';
import type { ValueFieldProps } from './field-props.js';
import { PlaceholderField } from './placeholder-field.js';
import { isEntryStep, isPictureValue, keyOf, stepsOf } from './places.js';
import { isSameValue } from '../saving/same-value.js';
import { countGraphemes, cutTo, oneLineText } from './texts.js';

const Frame = styled.div`
  scroll-margin-top: 6rem;
  textarea {
    min-height: 0;
    field-sizing: content;
    max-height: 24rem;
  }
`;

const isChanged = ({ value, base, kind }: ContentField): boolean =>
  kind !== 'list' && !isSameValue(value, base);

function TextValue({ field, actions, error, disabled }: ValueFieldProps) {
  const { kind, value, limit, placeholders = [] } = field;
  const text = String(value ?? '');
  const [isCut, setIsCut] = useState(false);
  const write = (typed: string) => {
    const plain = oneLineText(typed);
    const fitting = limit === null ? plain : cutTo(plain, limit);
    setIsCut(fitting !== plain);
    actions.change(field, fitting);
  };
  const name = labelOf(field);
  // The label of its list is above all entries.
  const label = isEntryStep(stepsOf(field.pointer).at(-1) ?? '') ? (
    <VisuallyHidden>{name}</VisuallyHidden>
  ) : (
    name
  );
  const count = limit === null ? undefined : say(m.field.count, { count: countGraphemes(text), limit });
  const cut = isCut && limit !== null ? say(m.field.full, { limit }) : undefined;
  if (placeholders.length > 0)
    return (
      <PlaceholderField
        {...{ label, text, limit, placeholders, disabled }}
        hint={count}
        error={error ?? null}
        onText={(typed) => actions.change(field, typed)}
      />
    );
  return (
    <TextArea
      label={label}
      rows={kind === 'paragraph' ? 3 : 1}
      value={text}
      dir="auto"
      hint={cut ?? count}
      error={error ?? null}
      disabled={disabled}
      onChange={({ target }) => write(target.value)}
    />
  );
}

function PictureValue({ field, actions, error, disabled }: ValueFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  const label = labelOf(field);
  return (
    <Stack $gap={1} role="group" aria-label={label}>
      <strong>{label}</strong>
      <FieldHint>{pictureState(field)}</FieldHint>
      {error ? <FieldError>{error}</FieldError> : null}
      <Row>
        <Button disabled={disabled} onClick={() => setIsPicking(true)}>
          {m.field.choosePicture}
        </Button>
      </Row>
      {isPicking ? (
        <PicturePicker
          onPick={({ id }) => {
            setIsPicking(false);
            actions.change(field, { picture: id });
          }}
          onCancel={() => setIsPicking(false)}
        />
      ) : null}
    </Stack>
  );
}

function pictureState({ value, pointer }: ContentField): string {
  if (isPictureValue(value)) return m.field.pictureChosen;
  return pointer.includes('/new-') ? m.field.pictureNone : m.field.pictureOriginal;
}

function Control(props: ValueFieldProps) {
  const { field, actions, error = null, disabled } = props;
  const { kind, value, choices = [] } = field;
  const label = labelOf(field);
  if (kind === 'picture') return <PictureValue {...props} />;
  if (kind === 'film') return <FilmField {...props} />;
  if (kind === 'captions') return <CaptionsField {...props} />;
  if (kind === 'boolean')
    return (
      <CheckField
        label={label}
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => actions.change(field, target.checked)}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        {...{ label, error, disabled }}
        options={choiceOptions(field)}
        value={String(value ?? '')}
        onValue={(chosen) =>
          actions.change(field, choices.find((choice) => String(choice) === chosen) ?? chosen)
        }
      />
    );
  if (kind === 'text' || kind === 'paragraph') return <TextValue {...props} />;
  const isNumber = kind === 'number';
  return (
    <Field
      {...{ label, error, disabled }}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoCapitalize="none"
      value={String(value ?? '')}
      onChange={({ target }) => actions.change(field, typedValue(target.value, isNumber))}
    />
  );
}

/** An empty one stays while nothing is chosen. */
function choiceOptions(field: ContentField): (readonly [string, string])[] {
  const { choices = [], value } = field;
  const options = choices.map((choice) => [String(choice), choiceName(field, choice)] as const);
  return choices.some((choice) => choice === value) ? options : [['', m.field.noChoice], ...options];
}

/** Keeps invalid numbers as they are typed: publishing refuses them with a sentence. */
function typedValue(typed: string, isNumber: boolean): string | number {
  const number = Number(typed.replace(',', '.'));
  return isNumber && /\d$/.test(typed) && Number.isFinite(number) ? number : typed.trimStart();
}

/** A value in the form, with a way back to the content's. */
export const ValueField = memo(function ValueField(props: ValueFieldProps) {
  const { field, actions, disabled } = props;
  const label = labelOf(field);
  return (
    <Frame id={keyOf(field)} onFocus={() => actions.chosen(keyOf(field))}>
      <Control {...props} />
      {isChanged(field) && (field.base !== null || field.kind === 'picture') && !disabled ? (
        <Button kind="bare" onClick={() => actions.reset(field)}>
          {m.field.reset}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      ) : null}
    </Frame>
  );
}, isSameField);

function isSameField(before: ValueFieldProps, after: ValueFieldProps): boolean {
  return (
    before.error === after.error &&
    before.disabled === after.disabled &&
    before.actions === after.actions &&
    isSameValue(before.field.value, after.field.value) &&
    isSameValue(before.field.published, after.field.published)
  );
}
