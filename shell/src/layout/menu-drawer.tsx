import { Icon } from '@lectern/ui';
import { styled } from 'styled-components';
import { DrawerLinks } from './drawer-links.js';
import * as m from '../messages.en.js';

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

/** Without script a popover; the page's plain script opens it as a modal dialog, which traps the focus. */
export function MenuDrawer({ className }: { className?: string }) {
  return (
    <div className={className}>
      <Toggle aria-haspopup="dialog" popoverTarget={sheetId}>
        <Icon name="menu" />
        {m.layout.menu.label}
      </Toggle>
      <Sheet id={sheetId} popover="auto" aria-label={m.layout.menu.label}>
        <Top>
          <Toggle popoverTarget={sheetId} popoverTargetAction="hide">
            <Icon name="close" />
            {m.layout.menu.close}
          </Toggle>
        </Top>
        <DrawerLinks />
      </Sheet>
    </div>
  );
}
