import type { ImportBatch } from '@lectern/api-client/admin';
import { Button, ErrorMessage, Field, Select } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../api.js';
import { Stack } from '../components/index.js';
import { moving as m } from '../messages.js';
import { cacheImport } from './moving-data.js';

interface ImportTextsProps {
  batch: ImportBatch;
  onChecked: () => void;
}

const services: Readonly<Record<string, string>> = {
  wordpress: m.services.wordpressTexts,
  ghost: m.services.ghostTexts,
  substack: m.services.substackTexts,
};

/** Says how articles and pages come, and starts the dry run. */
export function ImportTexts({ batch, onChecked }: ImportTextsProps) {
  const { id, source, options } = batch;
  const [state, setState] = useState(String(options['state'] ?? 'same'));
  const [categoriesFrom, setCategoriesFrom] = useState(String(options['categoriesFrom'] ?? 'none'));
  const [site, setSite] = useState(String(options['site'] ?? ''));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.POST('/api/admin/imports/{id}/check', {
        params: { path: { id } },
        body: { options: { state, categoriesFrom, site } },
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
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={3}>
        <p>{services[source]}</p>
        <Select
          label={m.texts.state}
          hint={m.texts.stateNote}
          value={state}
          options={m.texts.states}
          onValue={setState}
        />
        <Select
          label={m.texts.categories}
          hint={m.texts.categoriesNote}
          value={categoriesFrom}
          options={m.texts.categoriesFrom}
          onValue={setCategoriesFrom}
        />
        <Field
          label={m.texts.site}
          hint={m.texts.siteNote}
          type="url"
          value={site}
          onChange={({ target }) => setSite(target.value)}
        />
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
