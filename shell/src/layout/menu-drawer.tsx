import { Icon } from '@lectern/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../navigation/site-link.js';
import { useFrameWords } from '../site-data.js';

const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  margin-right: -0.75rem;
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

const DrawerLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid var(--color-line);
  color: var(--color-ink);
  font: 520 1.375rem/1.2 var(--font-title);
  text-decoration: none;
  &[aria-current='page'] {
    color: var(--color-accent);
  }
`;

/** The links of small screens, in a sheet from the side; the browser keeps focus in it and Escape closes it. */
export function MenuDrawer({ className }: { className?: string }) {
  const { drawerLinks } = useFrameWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <div className={className}>
      <IconButton aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Icon name="menu" />
        Menu
      </IconButton>
      <Sheet
        ref={sheet}
        aria-label="Menu"
        onClick={(event) => {
          if (event.target === event.currentTarget) close();
        }}
      >
        <Top>
          <IconButton onClick={close}>
            <Icon name="close" />
            Close
          </IconButton>
        </Top>
        <ul>
          {drawerLinks.map(({ label, path }) => (
            <li key={label}>
              <DrawerLink href={path} onClick={close}>
                {label}
              </DrawerLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
