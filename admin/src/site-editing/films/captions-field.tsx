import { type CaptionsFault, toWebVtt } from '@lectern/catalogue/captions';
import { Field, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fileInputCss } from '../../components/index.js';
import { siteEditing } from '../../messages.js';
import { say } from '../../say.js';
import { labelOf } from '../field-words.js';
import type { ValueFieldProps } from '../field-props.js';
import { MAX_CAPTIONS_BYTES } from './film-rules.js';

const m = siteEditing.captions;

const Frame = styled.div`
  ${fileInputCss}
  gap: var(--space-1);
  textarea {
    font-family: var(--font-code, monospace);
    font-size: 0.9375rem;
  }
`;

const sentenceOf = ({ kind, line, text }: CaptionsFault): string =>
  kind === 'none' || kind === 'heading' ? m.faults.none : say(m.faults[kind], { line, text });

/** Captions as a text or a file, checked line by line. */
export function CaptionsField({ field, actions, error, disabled }: ValueFieldProps) {
  const text = String(field.value ?? '');
  const [fileError, setFileError] = useState<string | null>(null);
  const checked = text.trim() === '' ? null : toWebVtt(text);
  const fault = checked && 'fault' in checked ? sentenceOf(checked.fault) : null;
  const finish = () => {
    if (text !== field.published && checked && 'captions' in checked && checked.captions !== text)
      actions.change(field, checked.captions);
  };
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    if (file.size > MAX_CAPTIONS_BYTES) return setFileError(say(m.tooLarge, { name: file.name }));
    const written = (await file.text()).replaceAll(/\r\n?/g, '\n');
    const read = toWebVtt(written);
    setFileError(null);
    actions.change(field, 'captions' in read ? read.captions : written);
  };
  return (
    <Frame>
      <TextArea
        label={labelOf(field)}
        rows={5}
        value={text}
        dir="auto"
        hint={m.hint}
        error={fault ?? error ?? null}
        disabled={disabled}
        onChange={({ target }) => actions.change(field, target.value)}
        onBlur={finish}
      />
      <Field
        label={m.file}
        type="file"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        error={fileError}
        disabled={disabled}
        onChange={({ target }) => void open(target)}
      />
    </Frame>
  );
}
