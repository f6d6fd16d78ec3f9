import { ChoiceChip } from '@lectern/ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Row } from '../components/index.js';

const Columns = styled.div<{ $tab: FormTab }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  > ${({ $tab }) => ($tab === 'form' ? ':last-child' : ':first-child')} {
    display: none;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
    > :first-child,
    > :last-child {
      display: grid;
    }
    > :last-child {
      position: sticky;
      top: calc(var(--header) + var(--space-2));
    }
  }
`;

const Tabs = styled(Row)`
  @media (min-width: 64rem) {
    display: none;
  }
`;

export type FormTab = 'form' | 'preview';

interface FormBesidePreviewProps {
  tab: FormTab;
  onTab: (tab: FormTab) => void;
  words: Readonly<Record<'tabs' | FormTab, string>>;
  form: ReactNode;
  preview: ReactNode;
}

/** A form and a preview side by side. On a phone, a tab for each. */
export function FormBesidePreview({ tab, onTab, words, form, preview }: FormBesidePreviewProps) {
  return (
    <>
      <Tabs role="group" aria-label={words.tabs}>
        {(['form', 'preview'] as const).map((name) => (
          <ChoiceChip key={name} aria-pressed={name === tab} onClick={() => onTab(name)}>
            {words[name]}
          </ChoiceChip>
        ))}
      </Tabs>
      <Columns $tab={tab}>
        {form}
        <div>{preview}</div>
      </Columns>
    </>
  );
}
