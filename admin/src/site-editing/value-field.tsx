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
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { labelOf } from './field-words.js';
import { PlaceholderField } from './placeholder-field.js';
import { isPictureValue, keyOf, type Value } from './places.js';
import { isSameValue } from '../saving/same-value.js';
import { countGraphemes, cutTo, oneLineText } from './texts.js';

export interface FieldActions {
  change: (field: ContentField, value: Value) => void;
  reset: (field: ContentField) => void;
  chosen: (key: string) => void;
}

export interface ValueFieldProps {
  field: ContentField;
  actions: FieldActions;
  error: string | undefined;
  disabled: boolean;
}

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
  const count = limit === null ? undefined : say(m.field.count, { count: countGraphemes(text), limit });
  const cut = isCut && limit !== null ? say(m.field.full, { limit }) : undefined;
  if (placeholders.length > 0)
    return (
      <PlaceholderField
        {...{ label: labelOf(field), text, limit, placeholders, disabled }}
        hint={count}
        error={error ?? null}
        onText={(typed) => actions.change(field, typed)}
      />
    );
  return (
    <TextArea
      label={labelOf(field)}
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
    <div role="group" aria-label={label}>
      <strong>{label}</strong>
      <FieldHint>{isPictureValue(field.value) ? m.field.pictureChosen : m.field.pictureOriginal}</FieldHint>
      {error ? <FieldError>{error}</FieldError> : null}
      <Button disabled={disabled} onClick={() => setIsPicking(true)}>
        {m.field.choosePicture}
      </Button>
      {isPicking ? (
        <PicturePicker
          onPick={({ id }) => {
            setIsPicking(false);
            actions.change(field, { picture: id });
          }}
          onCancel={() => setIsPicking(false)}
        />
      ) : null}
    </div>
  );
}

function Control(props: ValueFieldProps) {
  const { field, actions, error = null, disabled } = props;
  const { kind, value, choices = [] } = field;
  const label = labelOf(field);
  if (kind === 'picture') return <PictureValue {...props} />;
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
        options={choices.map((choice) => [String(choice), String(choice)] as const)}
        value={String(value ?? '')}
        onValue={(chosen) =>
          actions.change(field, choices.find((choice) => String(choice) === chosen) ?? chosen)
        }
      />
    );
  if (kind === 'text' || kind === 'paragraph') return <TextValue {...props} />;
  const isNumber = typeof (field.published ?? field.base ?? value) === 'number';
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
      {isChanged(field) && field.base !== null && !disabled ? (
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
