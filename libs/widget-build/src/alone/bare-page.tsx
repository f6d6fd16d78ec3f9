import { GlobalStyle } from '@lectern/ui';
import { fontFaceCss } from '@lectern/ui/fonts';
import type { ReactNode, Ref } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

interface BarePageProps {
  title: string;
  /** Controls of the widget's options. */
  children: ReactNode;
  /** Callbacks of the widget, newest first. */
  log: readonly string[];
  /** The element for the widget. */
  place: Ref<HTMLDivElement>;
}

/** A plain page with a widget, controls for its options, and a log of its callbacks. */
export function BarePage({ title, children, log, place }: BarePageProps): ReactNode {
  return (
    <Columns>
      <GlobalStyle />
      <Typefaces />
      <Controls>
        <h1>{title}</h1>
        {children}
        <h2>What the page is told</h2>
        <ol>
          {log.map((line, index) => (
            <li key={log.length - index}>{line}</li>
          ))}
        </ol>
      </Controls>
      <div ref={place} />
    </Columns>
  );
}

const Typefaces = createGlobalStyle`${fontFaceCss('study')}`;

const Columns = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 48px;
  max-inline-size: 72rem;
  margin: 32px auto;
  padding: 0 16px;
`;

const Controls = styled.section`
  display: grid;
  gap: 24px;
  align-content: start;
  font-family: var(--font-control);
`;
