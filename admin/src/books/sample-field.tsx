import { plainTextOf, readMarkdown, wordCountOf } from '@lectern/rich-text';
import { Button, ErrorMessage, FieldError, FieldHint, Select } from '@lectern/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Muted, Row, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { counted, say } from '../say.js';
import { fetchChapters, fetchChapterText } from './chapters-data.js';
import { type ChosenSample, chosenSample } from './chosen-sample.js';

const PREVIEWED = 3;

const Preview = styled.blockquote`
  display: grid;
  gap: var(--space-1);
  max-height: 18rem;
  margin: 0;
  padding: var(--space-2) var(--space-3);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  font: 400 1.0625rem/1.6 var(--font-reading);
`;

const Name = styled.h3`
  font-size: 1.0625rem;
`;

function Chosen({ sample: { title, text, isShortened } }: { sample: ChosenSample }) {
  const plain = plainTextOf(readMarkdown(text).doc);
  const [shown, count] = [plain.split('\n').slice(0, PREVIEWED), wordCountOf(plain)];
  return (
    <>
      <div>
        <Name>{title}</Name>
        <Muted>{counted(count, m.sample.words)}</Muted>
        {isShortened ? <Muted>{m.sample.shortened}</Muted> : null}
      </div>
      <Preview tabIndex={0} aria-label={m.sample.preview}>
        {shown.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </Preview>
      <FieldHint>{m.sample.kept}</FieldHint>
    </>
  );
}

interface ChoiceProps {
  bookId: string;
  /** Name and size: another file has other chapters. */
  epub: string;
  disabled: boolean;
  onChoose: (sample: ChosenSample) => void;
}

/** The chapters of the ePub. */
function Choice({ bookId, epub, disabled, onChoose }: ChoiceProps) {
  const [number, setNumber] = useState<number | null>(null);
  const list = useQuery({
    queryKey: ['books', 'chapters', bookId, epub],
    queryFn: () => fetchChapters(bookId),
    retry: false,
  });
  const reading = useMutation({
    mutationFn: (chapter: number) => fetchChapterText(bookId, chapter),
    onSuccess: ({ words: _, language, ...text }) => onChoose({ ...text, ...(language ? { language } : {}) }),
  });
  if (list.isError) return <ErrorMessage error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Muted role="status">{m.sample.loading}</Muted>;
  const { chapters } = list.data;
  const chosen = number ?? chapters[0]?.number ?? 0;
  const options = chapters.map((chapter): [string, string] => [
    String(chapter.number),
    `${'\u2003'.repeat(chapter.level - 1)}${say(m.sample.option, {
      title: chapter.title,
      words: counted(chapter.words, m.sample.words),
    })}`,
  ]);
  return (
    <>
      <Select
        label={m.sample.choose}
        hint={m.sample.chooseHint}
        name="sampleSource"
        value={String(chosen)}
        options={options}
        disabled={disabled || reading.isPending}
        onValue={(value) => setNumber(Number(value))}
      />
      <Row>
        <Button disabled={disabled || reading.isPending} onClick={() => reading.mutate(chosen)}>
          {reading.isPending ? m.sample.reading : m.sample.use}
        </Button>
      </Row>
      <ErrorMessage error={reading.error} />
    </>
  );
}

interface SampleFieldProps {
  bookId: string;
  /** Undefined without one. */
  epub: string | undefined;
  sample: Record<string, unknown> | null;
  disabled: boolean;
  error: string | null;
  onChange: (sample: ChosenSample | null) => void;
}

/** A chapter that visitors may read. */
export function SampleField({ bookId, epub, sample, disabled, error, onChange }: SampleFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = chosenSample(sample);
  const isOpen = isChoosing || !chosen;
  return (
    <Stack $gap={2} role="group" aria-label={m.sample.chapterGroup}>
      {chosen ? <Chosen sample={chosen} /> : null}
      {isOpen && epub === undefined ? <Muted>{m.sample.noEpub}</Muted> : null}
      {isOpen && epub !== undefined ? (
        <Choice
          bookId={bookId}
          epub={epub}
          disabled={disabled}
          onChoose={(next) => {
            setIsChoosing(false);
            onChange(next);
          }}
        />
      ) : null}
      {chosen ? (
        <Row>
          {isChoosing ? null : (
            <Button name="sample" disabled={disabled} onClick={() => setIsChoosing(true)}>
              {m.sample.another}
            </Button>
          )}
          <Button kind="bare" disabled={disabled} onClick={() => onChange(null)}>
            {m.sample.remove}
          </Button>
        </Row>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </Stack>
  );
}
