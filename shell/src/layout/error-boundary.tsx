import { Button, Container } from '@lectern/ui';
import { Component, type ReactNode } from 'react';
import { useFrameWords } from '../site-data.js';

interface Props {
  children: ReactNode;
}

/** When a part of a page cannot be drawn (its script cannot be fetched, say), the rest of the site stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Trouble /> : this.props.children;
  }
}

function Trouble() {
  const { heading, text, reloadLabel } = useFrameWords().trouble;
  return (
    <Container role="alert">
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{reloadLabel}</Button>
      </p>
    </Container>
  );
}
