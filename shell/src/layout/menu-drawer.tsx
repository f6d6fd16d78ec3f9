import { Icon } from '@lectern/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { DrawerLinks } from './drawer-links.js';

const Toggle = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  font: 600 0.9375rem/1 var(--font-control);
`;

const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: var(--space-2) var(--space-3);
  border: 0;
  background: var(--color-background);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  transition: transform var(--motion-calm) var(--motion-ease);
  @starting-style {
    transform: translateX(100%);
  }
  &::backdrop {
    background: rgb(12 14 22 / 0.5);
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const sheetId = 'menu';

/**
 * The links of small screens, in a sheet from the side; the browser keeps focus in it and Escape closes it. Without
 * script it opens as a popover.
 */
export function MenuDrawer({ className }: { className?: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const open = () => {
    sheet.current?.hidePopover();
    sheet.current?.showModal();
  };
  const close = () => {
    sheet.current?.hidePopover();
    sheet.current?.close();
  };
  return (
    <div className={className}>
      <Toggle
        aria-haspopup="dialog"
        popoverTarget={sheetId}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Icon name="menu" />
        Menu
      </Toggle>
      <Sheet
        ref={sheet}
        id={sheetId}
        popover="auto"
        aria-label="Menu"
        onClick={(event) => {
          const target = event.target as Element;
          if (target === event.currentTarget || target.closest('a')) close();
        }}
      >
        <Top>
          <Toggle popoverTarget={sheetId} popoverTargetAction="hide" onClick={close}>
            <Icon name="close" />
            Close
          </Toggle>
        </Top>
        <DrawerLinks />
      </Sheet>
    </div>
  );
}
