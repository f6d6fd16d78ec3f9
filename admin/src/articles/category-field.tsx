import { Button, ErrorMessage, Select } from '@lectern/ui/kit';
import { useState } from 'react';
import { articles as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { useCategories } from './categories-data.js';
import { CategoriesDialog } from './categories-dialog.js';

interface CategoryFieldProps {
  category: string | null;
  disabled: boolean;
  onChange: (category: string | null) => void;
}

export function CategoryField({ category, disabled, onChange }: CategoryFieldProps) {
  const { data, error, refetch } = useCategories();
  const [isManaging, setIsManaging] = useState(false);
  const mayManage = useStaff().may.includes('articles.publish');
  const known = data?.map(({ id, label }) => [id, label] as const) ?? [];
  const isUnknown = category !== null && !known.some(([id]) => id === category);
  return (
    <div>
      <Select
        label={m.details.category.label}
        value={category ?? ''}
        options={[
          ['', data ? m.details.category.none : m.details.category.loading],
          ...known,
          // Removed since, or still loading.
          ...(isUnknown ? [[category, category] as const] : []),
        ]}
        disabled={disabled}
        onValue={(chosen) => onChange(chosen || null)}
      />
      {error && !data ? <ErrorMessage error={error} onRetry={() => void refetch()} /> : null}
      {mayManage ? (
        <Button kind="bare" onClick={() => setIsManaging(true)}>
          {m.details.category.manage}
        </Button>
      ) : null}
      {isManaging ? <CategoriesDialog onClose={() => setIsManaging(false)} /> : null}
    </div>
  );
}
