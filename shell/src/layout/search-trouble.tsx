import { Button, Card, Icon } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../navigation/site-link.js';
import { useFrameWords } from '../site-data.js';
import { IconButton } from './icon-button.js';

/** Hangs from the header, below the button. */
const Sheet = styled(Card)`
  position: absolute;
  top: calc(100% + var(--space-1));
  right: var(--gutter);
  width: min(30rem, 100% - 2 * var(--gutter));
  padding: var(--space-2) var(--space-3) var(--space-3);
  box-shadow: var(--shadow-lifted);
  font: 400 1rem/1.5 var(--font-control);
  div {
    display: flex;
    justify-content: space-between;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    margin-top: var(--space-2);
  }
`;

interface SearchTroubleProps {
  onRetry(): void;
  onDismiss(): void;
}

/** When the search cannot be fetched: again, or the pages that have it all. */
export function SearchTrouble({ onRetry, onDismiss }: SearchTroubleProps) {
  const { failureText, retryLabel, dismissLabel, links } = useFrameWords().search;
  return (
    <Sheet role="alert">
      <div>
        <p>{failureText}</p>
        <IconButton type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p>
        <Button onClick={onRetry}>{retryLabel}</Button>
        {links.map(({ label, path }) => (
          <SiteLink key={path} href={path} onClick={onDismiss}>
            {label}
          </SiteLink>
        ))}
      </p>
    </Sheet>
  );
}
