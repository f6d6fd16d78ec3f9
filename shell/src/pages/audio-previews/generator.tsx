import { Button, Card, selectCss, FieldLabel } from '@lectern/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSearch } from '../../islands/address.js';

import { ScriptedForm } from '../../islands/scripted-form.js';
import type { MakerWords } from './audio-previews.words.js';
import { queryIn } from './preview-address.js';
import { type Choice, isUnderWay, type PreviewStage } from './preview-stage.js';

const Said = styled.div`
  font: 400 0.9375rem/1.5 var(--font-control);
  > p {
    margin-top: var(--space-3);
    padding-left: var(--space-2);
    border-left: 3px solid var(--color-edge);
  }
  > p[data-bad] {
    border-color: var(--color-danger);
  }
  strong {
    display: block;
  }
`;

interface GeneratorProps {
  words: MakerWords;
  stage: PreviewStage;
  onGenerate(choice: Choice): void;
  onInterest(): void;
}

export function Generator({ words, stage, onGenerate, onInterest }: GeneratorProps) {
  const { generator, voices, progress } = words;
  const asked = queryIn(useSearch());
  const [bookTitle, setBookTitle] = useState('');
  const [voice, setVoice] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isUnderWay(stage);

  useEffect(() => {
    const book = generator.books.find(({ bookId }) => bookId === asked.bookId);
    if (book) setBookTitle(book.title);
  }, [generator, asked.bookId]);
  useEffect(() => {
    if (voices.some(({ id }) => id === asked.voice)) setVoice(asked.voice ?? '');
  }, [voices, asked.voice]);

  // The author's own recording is offered for its books alone.
  const offered = voices.filter(({ titles }) => titles?.includes(bookTitle) ?? true);
  const chosen = offered.some(({ id }) => id === voice) ? voice : '';
  const note = stage.at === 'rest' ? stage.note : null;
  // The cancel button has disappeared: moves the focus to the form.
  useEffect(() => {
    if (note === 'cancelled') button.current?.focus();
  }, [note]);

  const isOther = asked.bookId !== null && !generator.books.some(({ bookId }) => bookId === asked.bookId);
  const notes = { cancelled: progress.cancelledText, gone: progress.goneText };
  const said = note ? notes[note] : isOther ? generator.otherBookText : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate({ bookTitle, voice: chosen });
  };

  return (
    <Card>
      <ScriptedForm onSubmit={submit} onFocus={onInterest} aria-busy={isBusy}>
        <h2 id="generator">{generator.heading}</h2>
        <ChoiceField
          id="preview-book"
          label={generator.bookLabel}
          placeholder={generator.bookPlaceholder}
          options={generator.books.map(({ title }) => ({ value: title, label: title }))}
          value={bookTitle}
          onChoice={setBookTitle}
        />
        <ChoiceField
          id="preview-voice"
          label={generator.voiceLabel}
          placeholder={generator.voicePlaceholder}
          options={offered.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
          onChoice={setVoice}
        />
        <Button ref={button} type="submit" disabled={!bookTitle || !chosen || isBusy}>
          {isBusy ? generator.generatingLabel : generator.generateLabel}
        </Button>
        <noscript>
          <p>{generator.scriptNote}</p>
        </noscript>
      </ScriptedForm>
      <Said role="status">{said ? <p>{said}</p> : null}</Said>
      {stage.at === 'rest' && stage.trouble ? (
        <Said>
          <p data-bad="">
            <strong>{stage.trouble.title}</strong>
            <span>{stage.trouble.text}</span>
          </p>
        </Said>
      ) : null}
    </Card>
  );
}

const Select = styled.select`
  ${selectCss}
  /* A link to it scrolls to the top of the page. */
  scroll-margin-top: 100vh;
`;

interface ChoiceFieldProps {
  id: string;
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoice(value: string): void;
}

function ChoiceField({ id, label, placeholder, options, value, onChoice }: ChoiceFieldProps) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select id={id} value={value} onChange={({ target }) => onChoice(target.value)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
