import { DropdownMenu, Toolbar } from 'radix-ui';
import { styled } from 'styled-components';
import { ToolbarButton } from './toolbar-button.js';
import type { ToolbarIcon } from './toolbar-icons.js';

const Sheet = styled(DropdownMenu.Content)`
  z-index: 3;
  min-width: 14rem;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: var(--space-half);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  font: 400 1rem/1.3 var(--font-control);
`;

const Item = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--space-2);
  border-radius: var(--radius-small);
  cursor: pointer;
  &[data-highlighted] {
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);
    outline: none;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: default;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;

export interface MenuEntry {
  name: string;
  label: string;
  isOff?: boolean;
  onSelect: () => void;
}

interface ToolbarMenuProps {
  label: string;
  icon: ToolbarIcon;
  isPressed?: boolean;
  entries: readonly MenuEntry[];
  /** Moves the focus back to the text, unless a dialog has it. */
  onClosed: () => void;
}

/** A button of the toolbar that opens a menu. */
export function ToolbarMenu({ label, icon, isPressed = false, entries, onClosed }: ToolbarMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <ToolbarButton label={label} icon={icon} data-active={isPressed} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Sheet
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          {entries.map(({ name, label: text, isOff = false, onSelect }) => (
            <Item key={name} disabled={isOff} onSelect={onSelect}>
              {text}
            </Item>
          ))}
        </Sheet>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const Gap = styled(Toolbar.Separator)`
  flex: none;
  width: 1px;
  height: 1.5rem;
  margin-inline: var(--space-half);
  background: var(--color-line);
`;
