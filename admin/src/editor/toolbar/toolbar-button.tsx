import { IconDrawing } from '@lectern/ui';
import { Toolbar, Tooltip } from 'radix-ui';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { keyNames, keyShortcut } from './key-names.js';
import { type ToolbarIcon, toolbarIcons } from './toolbar-icons.js';

const buttonCss = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-ink);
  font: 600 1rem/1 var(--font-control);
  &:hover {
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
  &[aria-pressed='true'],
  &[data-state='open'] {
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
    color: var(--color-accent);
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--color-muted);
    opacity: 0.5;
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Control = styled.button`
  ${buttonCss}
`;

const Bubble = styled(Tooltip.Content)`
  z-index: 3;
  padding: 0.375rem 0.75rem;
  border-radius: var(--radius-small);
  background: var(--color-ink);
  color: var(--color-background);
  font: 500 0.8125rem/1.4 var(--font-control);
  box-shadow: var(--shadow-card);
`;

const Keys = styled.span`
  margin-inline-start: 0.75em;
  opacity: 0.75;
`;

interface ToolbarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: ToolbarIcon;
  /** In ProseMirror's notation. */
  binding?: string | undefined;
  isPressed?: boolean | undefined;
  /** It stays in the order of the arrow keys, so that screen readers find it. */
  isOff?: boolean | undefined;
  children?: ReactNode;
}

/** A button of the toolbar; its tooltip has its name and keys. A press leaves the selection in the text. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, icon, binding, isPressed, isOff = false, onClick, ...rest } = props;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Toolbar.Button asChild {...rest}>
          <Control
            type="button"
            aria-label={label}
            aria-pressed={isPressed}
            aria-disabled={isOff}
            aria-keyshortcuts={binding && keyShortcut(binding)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => !isOff && onClick?.(event)}
          >
            <IconDrawing>
              <path d={toolbarIcons[icon]} />
            </IconDrawing>
          </Control>
        </Toolbar.Button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Bubble side="bottom" sideOffset={4}>
          {label}
          {binding ? <Keys>{keyNames(binding)}</Keys> : null}
        </Bubble>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
