import { from } from '@lectern/ui';
import { styled } from 'styled-components';

interface ContentsProps {
  heading: string;
  parts: readonly { id: string; text: string }[];
}

const Parts = styled.ol`
  font: 500 0.9375rem/1.35 var(--font-control);
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.375rem;
    overflow-wrap: anywhere;
    color: var(--color-muted);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
  ${from.desktop} {
    a {
      min-height: 2rem;
    }
  }
`;

const Side = styled.nav`
  display: none;
  ${from.desktop} {
    display: block;
    h2 {
      margin-bottom: var(--space-1);
      font: 600 0.9375rem/1.4 var(--font-control);
      letter-spacing: 0;
    }
  }
`;

const Sticky = styled.div`
  position: sticky;
  top: calc(var(--header) + var(--space-3));
  max-height: calc(100vh - var(--header) - var(--space-5));
  overflow-y: auto;
`;

const Folded = styled.nav`
  margin-bottom: var(--space-4);
  border-block: 1px solid var(--color-line);
  summary {
    justify-content: space-between;
    width: auto;
    min-height: 3rem;
    color: inherit;
  }
  ol {
    padding-bottom: var(--space-2);
  }
  ${from.desktop} {
    display: none;
  }
`;

function PartLinks({ parts }: Pick<ContentsProps, 'parts'>) {
  return (
    <Parts>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </Parts>
  );
}

/** Table of contents beside the text on wide screens. The column exists even if it is empty. */
export function SideContents({ heading, parts }: ContentsProps) {
  if (parts.length === 0) return <Side as="div" />;
  return (
    <Side aria-labelledby="contents-title">
      <Sticky>
        <h2 id="contents-title">{heading}</h2>
        <PartLinks parts={parts} />
      </Sticky>
    </Side>
  );
}

export function FoldedContents({ heading, parts }: ContentsProps) {
  if (parts.length === 0) return null;
  return (
    <Folded aria-label={heading}>
      <details>
        <summary>{heading}</summary>
        <PartLinks parts={parts} />
      </details>
    </Folded>
  );
}
