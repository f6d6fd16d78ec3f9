import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { hasNavigated } from '../frame/navigated.js';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
`;

const Heading = styled.h1`
  font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  line-height: 1.15;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: var(--space-1);
  color: var(--color-muted);
`;

export interface PageHeadingProps {
  title: string;
  /** A sentence that says what the page is for. */
  lead?: ReactNode;
  /** Buttons and links of the whole page. */
  actions?: ReactNode;
}

/** The top of a page: names the document, and takes the focus when another page was left for this one. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | Dashboard`;
  }, [title]);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus();
  }, []);
  return (
    <Row>
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {actions ? <Actions>{actions}</Actions> : null}
    </Row>
  );
}
