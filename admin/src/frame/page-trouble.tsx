import { Component, type ReactNode } from 'react';
import { Trouble } from '../parts/trouble.js';

/** When a page cannot be drawn, the dashboard around it stays. */
export class PageTrouble extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Trouble text="This page could not be shown." onRetry={() => window.location.reload()} />;
  }
}
