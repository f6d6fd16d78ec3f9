import { from, Icon } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../navigation/site-link.js';
import { useFrameWords } from '../site-data.js';
import { iconButtonStyles } from './icon-button.js';

const Round = styled(SiteLink)`
  ${iconButtonStyles}
  position: fixed;
  z-index: 40;
  right: max(1.25rem, env(safe-area-inset-right));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  width: 3.5rem;
  height: 3.5rem;
  background: var(--color-accent);
  box-shadow: var(--shadow-lifted);
  &,
  &:hover {
    color: var(--color-on-accent);
  }
  &:hover {
    background: var(--color-accent-strong);
  }
  /* Above the bar with which a page sells its book on phones. */
  main:has([data-rest='false']) ~ aside & {
    bottom: 6rem;
    ${from.tablet} {
      bottom: 1.25rem;
    }
  }
  @media print {
    display: none;
  }
`;

/** Floats over every page: a question, and somebody who answers. */
export function ChatButton() {
  const { label, path } = useFrameWords().chat;
  return (
    <aside aria-label={label}>
      <Round href={path} aria-label={label} data-tip={label}>
        <Icon name="chat" />
      </Round>
    </aside>
  );
}
