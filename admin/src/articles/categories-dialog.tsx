import type { ArticleCategory } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, Dialog, ErrorMessage, Field, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Row, Small, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { counted } from '../say.js';
import { MAX_KEYWORD_LENGTH } from './article-rules.js';
import { createCategory, removeCategory, renameCategory, useCategories } from './categories-data.js';

const List = styled.ul`
  display: grid;
  max-height: max(12rem, 100dvh - 24rem);
  padding: 4px;
  overflow-y: auto;
  list-style: none;
  > li {
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
`;

const Line = styled(Row)`
  > :first-child {
    flex: 1 1 8rem;
  }
`;

interface NameFormProps {
  label: string;
  submit: string;
  name?: string;
  save: (name: string) => Promise<void>;
  onDone?: () => void;
}

function NameForm({ label, submit, name = '', save, onDone }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => {
      setTyped('');
      onDone?.();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Not of the page behind the dialog.
    event.stopPropagation();
    const words = typed.trim();
    setMissing(words ? null : m.categories.missing);
    if (words) saving.mutate(words);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack $gap={1}>
        <Field
          label={label}
          maxLength={MAX_KEYWORD_LENGTH}
          value={typed}
          error={missing}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ErrorMessage error={saving.error} />
        <ButtonRow>
          <Button type="submit" busy={saving.isPending && m.categories.busy}>
            {submit}
          </Button>
          {onDone ? (
            <Button kind="bare" onClick={onDone}>
              {m.categories.cancel}
            </Button>
          ) : null}
        </ButtonRow>
      </Stack>
    </form>
  );
}

function Category({ category: { id, label, isFromContent, articles } }: { category: ArticleCategory }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const removing = useMutation({ mutationFn: () => removeCategory(id) });
  if (isRenaming)
    return (
      <NameForm
        label={m.categories.name}
        submit={m.categories.save}
        name={label}
        save={(name) => renameCategory(id, name)}
        onDone={() => setIsRenaming(false)}
      />
    );
  return (
    <>
      <Line>
        <span>
          {label}
          <Small>{counted(articles, m.categories.articles)}</Small>
        </span>
        <Button kind="bare" onClick={() => setIsRenaming(true)}>
          {m.categories.rename}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        {isFromContent ? null : (
          <Button
            kind="bare"
            busy={removing.isPending && m.categories.removing}
            onClick={() => removing.mutate()}
          >
            {m.categories.remove}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
        )}
      </Line>
      <ErrorMessage error={removing.error} />
    </>
  );
}

export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCategories();
  return (
    <Dialog title={m.categories.title} onCancel={onClose}>
      <Async query={{ data, error, refetch }} label={m.categories.loading}>
        {(categories) => (
          <Stack>
            <List aria-label={m.categories.list}>
              {categories.map((category) => (
                <li key={category.id}>
                  <Category category={category} />
                </li>
              ))}
            </List>
            <NameForm label={m.categories.new} submit={m.categories.add} save={createCategory} />
          </Stack>
        )}
      </Async>
      <ButtonRow $atEnd>
        <Button onClick={onClose}>{m.categories.close}</Button>
      </ButtonRow>
    </Dialog>
  );
}
