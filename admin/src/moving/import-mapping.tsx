import type { ImportBatch } from '@lectern/api-client/admin';
import { Button, CheckField, ErrorMessage, Select } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { Heading, Muted, Stack } from '../components/index.js';
import { moving as m } from '../messages.js';
import { say } from '../say.js';
import { cacheImport, useEbooks, useTopics } from './moving-data.js';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-2) var(--space-3);
  overflow-wrap: anywhere;
`;

const Fold = styled.details`
  > summary {
    min-height: 2.75rem;
    font: 600 1rem/2.75rem var(--font-control);
    cursor: pointer;
  }
`;

type Choices = Readonly<Record<string, string>>;

const choicesIn = (value: unknown): Choices => (typeof value === 'object' && value ? (value as Choices) : {});

interface ChoiceFieldsProps {
  names: readonly string[];
  choices: Choices;
  options: Readonly<Record<string, string>>;
  onChange: (choices: Choices) => void;
  hintOf?: (name: string) => string;
}

function ChoiceFields({ names, choices, options, onChange, hintOf }: ChoiceFieldsProps) {
  return (
    <Fields>
      {names.map((name) => (
        <Select
          key={name}
          label={name}
          hint={hintOf?.(name)}
          value={choices[name] ?? ''}
          options={options}
          onValue={(value) => onChange({ ...choices, [name]: value })}
        />
      ))}
    </Fields>
  );
}

function sampleOf({ columns, samples }: ImportBatch, column: string): string {
  const at = columns.indexOf(column);
  const values = [...new Set(samples.map((row) => row[at] ?? '').filter(Boolean))];
  return values.length > 0 ? say(m.mapping.sample, { values: values.join(' · ') }) : m.mapping.noSample;
}

interface ImportMappingProps {
  batch: ImportBatch;
  onChecked: () => void;
}

/** Says what each column, tag and product is, and starts the dry run. */
export function ImportMapping({ batch, onChecked }: ImportMappingProps) {
  const { id, kind, source, columns, values } = batch;
  const [mapping, setMapping] = useState(choicesIn(batch.options['mapping']));
  const [topics, setTopics] = useState(choicesIn(batch.options['topics']));
  const [products, setProducts] = useState(choicesIn(batch.options['products']));
  const [asksOthers, setAsksOthers] = useState(batch.options['asksOthers'] === true);
  const isReaders = kind === 'subscribers';
  const tags = isReaders ? (values['tags'] ?? []) : [];
  const productColumn = columns.find((column) => mapping[column] === 'product');
  const names = isReaders ? [] : (values[productColumn ?? ''] ?? []);
  const knownTopics = useTopics(tags.length > 0).data ?? [];
  const ebooks = useEbooks(names.length > 0).data ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.POST('/api/admin/imports/{id}/check', {
        params: { path: { id } },
        body: { options: isReaders ? { mapping, topics, asksOthers } : { mapping, products } },
      }),
    onSuccess: (checked) => {
      cacheImport(checked);
      onChecked();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const columnFields = (
    <ChoiceFields
      names={columns}
      choices={mapping}
      options={isReaders ? m.subscriberTargets : m.customerTargets}
      hintOf={(column) => sampleOf(batch, column)}
      onChange={setMapping}
    />
  );
  return (
    <form onSubmit={submit}>
      <Stack $gap={3}>
        <p>{m.services[source as keyof typeof m.services] ?? m.services.csv}</p>
        {source === 'csv' ? (
          <Stack>
            <Heading>{m.mapping.title}</Heading>
            {columnFields}
          </Stack>
        ) : (
          <Fold>
            <summary>{say(m.mapping.known, { count: columns.length })}</summary>
            {columnFields}
          </Fold>
        )}
        {tags.length > 0 ? (
          <Stack>
            <Heading>{m.mapping.topics}</Heading>
            <Muted>{m.mapping.topicsNote}</Muted>
            <ChoiceFields
              names={tags}
              choices={topics}
              options={{
                '': m.mapping.noTopic,
                ...Object.fromEntries(knownTopics.map(({ topic, label }) => [topic, label])),
              }}
              onChange={setTopics}
            />
          </Stack>
        ) : null}
        {names.length > 0 ? (
          <Stack>
            <Heading>{m.mapping.products}</Heading>
            <Muted>{m.mapping.productsNote}</Muted>
            <ChoiceFields
              names={names}
              choices={products}
              options={{
                '': m.mapping.noProduct,
                ...Object.fromEntries(ebooks.map((ebook) => [ebook.id, ebook.title])),
              }}
              onChange={setProducts}
            />
          </Stack>
        ) : null}
        {isReaders ? (
          <div>
            <CheckField
              label={m.mapping.asks}
              checked={asksOthers}
              onChange={({ target }) => setAsksOthers(target.checked)}
            />
            <Muted>{m.mapping.asksNote}</Muted>
          </div>
        ) : null}
        <ErrorMessage error={error} />
        <div>
          <Button kind="main" type="submit" busy={isPending && m.mapping.busy}>
            {m.mapping.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
