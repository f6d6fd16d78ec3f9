import { iconPaths } from '@lectern/ui/tokens';
import type { SearchTexts } from '@lectern/widget-kit';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { css, styled } from 'styled-components';
import { color, Icon, iconButton, typeface } from '@lectern/widget-look';
import { VisuallyHidden } from './surfaces.js';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  texts: Pick<SearchTexts, 'fieldLabel' | 'clearLabel' | 'closeLabel'>;
  query: string;
  listId: string | undefined;
  activeId: string | undefined;
  onQuery(query: string): void;
  onKey(event: KeyboardEvent): void;
  onClose: (() => void) | undefined;
}

/** The field: a combobox with a listbox below (WAI-ARIA Authoring Practices, combobox). */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { ref, texts, query, listId, activeId, onQuery, onKey, onClose } = props;
  const id = useId();
  return (
    <Bar>
      <Icon path={iconPaths.search} sizePx={24} />
      <VisuallyHidden as="label" htmlFor={id}>
        {texts.fieldLabel}
      </VisuallyHidden>
      <Input
        ref={ref}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={texts.fieldLabel}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="go"
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onKeyDown={onKey}
      />
      {query !== '' && (
        <Clear
          type="button"
          onClick={() => {
            onQuery('');
            ref.current?.focus();
          }}
        >
          {texts.clearLabel}
        </Clear>
      )}
      {onClose && (
        <Close type="button" aria-label={texts.closeLabel} onClick={onClose}>
          <Icon path={iconPaths.close} sizePx={24} />
        </Close>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  align-items: center;
  padding: 8px 8px 8px 20px;
  border-block-end: 1px solid ${color.line};
  svg {
    flex: none;
  }
`;

const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: 0 8px;
  border: 0;
  color: ${color.ink};
  background: none;
  font: 500 1.125rem/1.3 ${typeface.control};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  /* For forced colors. */
  &:focus-visible {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  /* The bar shows the focus of its field. */
  ${Bar}:has(&:focus-visible) {
    box-shadow: inset 0 -2px 0 ${color.accent};
  }
`;

const control = css`
  ${iconButton}
  color: ${color.muted};
`;

const Clear = styled.button`
  ${control}
  width: auto;
  padding: 0 8px;
  font: 500 0.9375rem/1 ${typeface.control};
`;

const Close = styled.button`
  ${control}
`;
