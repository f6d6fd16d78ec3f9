import type { PageWords } from '@lectern/catalogue';
import { Button, Card } from '@lectern/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ScriptedForm } from '../../scripted-form.js';
import { ChoiceField } from './choice-field.js';
import { usePreview } from './use-preview.js';

const Result = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  font: 400 0.9375rem/1.5 var(--font-control);
  h3 {
    font: 600 1.0625rem/1.35 var(--font-control);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Note = styled.p`
  color: var(--color-muted);
`;

export function Generator({ words }: { words: PageWords<'audio-previews'> }) {
  const { generator, voices, notices } = words;
  const [bookTitle, setBookTitle] = useState('');
  const [voice, setVoice] = useState('');
  const preview = usePreview(notices);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('book');
    const book = generator.books.find(({ bookId }) => bookId === asked);
    if (book) setBookTitle(book.title);
  }, [generator]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void preview.generate({ bookTitle, voice });
  };

  return (
    <Card>
      <ScriptedForm onSubmit={submit} aria-busy={preview.isGenerating}>
        <h2 id="generator">{generator.heading}</h2>
        <ChoiceField
          label={generator.bookLabel}
          placeholder={generator.bookPlaceholder}
          options={generator.books.map(({ title }) => ({ value: title, label: title }))}
          value={bookTitle}
          onChoice={setBookTitle}
        />
        <ChoiceField
          label={generator.voiceLabel}
          placeholder={generator.voicePlaceholder}
          options={voices.map(({ id, label }) => ({ value: id, label }))}
          value={voice}
          onChoice={setVoice}
        />
        <Button type="submit" disabled={!bookTitle || !voice || preview.isGenerating}>
          {preview.isGenerating ? generator.generatingLabel : generator.generateLabel}
        </Button>
        <noscript>
          <p>{generator.scriptNote}</p>
        </noscript>
      </ScriptedForm>
      <div role="status">
        {preview.ready ? (
          <Result>
            <h3>{generator.readyHeading}</h3>
            <Note>{generator.syntheticNote}</Note>
            <Ways>
              <Button onClick={() => void preview.play()} disabled={preview.isPlaying}>
                {preview.isPlaying ? generator.playingLabel : generator.playLabel}
              </Button>
              <Button $look="quiet" onClick={() => void preview.download()}>
                {generator.downloadLabel}
              </Button>
            </Ways>
          </Result>
        ) : null}
      </div>
    </Card>
  );
}
