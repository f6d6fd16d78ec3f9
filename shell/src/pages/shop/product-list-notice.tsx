import { Button, Card, from } from '@lectern/ui';
import { styled } from 'styled-components';

const Notice = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-bottom: var(--space-5);
  h2 {
    font-size: var(--text-heading-3);
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-half) var(--space-3);
    button {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-2);
  align-items: baseline;
  strong {
    font: 600 var(--text-control) / 1.4 var(--font-control);
  }
`;

interface ProductListNoticeProps {
  title: string;
  text: string;
  /** Beside the title: how it affects the products that are still shown. */
  effect?: string | null;
  retry?: { label: string; isBusy: boolean; onPress(): void };
}

export function ProductListNotice({ title, text, effect, retry }: ProductListNoticeProps) {
  return (
    <Notice role={retry ? 'alert' : 'status'}>
      <Heading>
        <h2>{title}</h2>
        {effect ? <strong>{effect}</strong> : null}
      </Heading>
      <p>{text}</p>
      {retry ? (
        <Button aria-disabled={retry.isBusy || undefined} aria-busy={retry.isBusy} onClick={retry.onPress}>
          {retry.label}
        </Button>
      ) : null}
    </Notice>
  );
}
