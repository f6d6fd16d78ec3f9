import { VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { Button } from '../../parts/index.js';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  progress {
    flex: 1 1 14rem;
    height: 0.75rem;
    accent-color: var(--color-accent);
  }
  p {
    flex-basis: 100%;
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

interface UploadProgressProps {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** How far an upload is; when all has arrived, the files are looked into, which takes a moment. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const isThere = share >= 1;
  return (
    <Frame>
      <p aria-hidden="true">
        {isThere ? 'All of it has arrived. The files are being looked into…' : `${percent} % has arrived.`}
      </p>
      <progress aria-label="How far the files are" {...(isThere ? {} : { value: share, max: 1 })} />
      <Button onClick={onCancel}>Cancel</Button>
      <VisuallyHidden role="status">
        {isThere ? 'The files are being looked into.' : 'The files are on their way.'}
      </VisuallyHidden>
    </Frame>
  );
}
