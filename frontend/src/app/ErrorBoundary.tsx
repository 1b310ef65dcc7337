import { Component, type ReactNode } from 'react';
import { ErrorNote } from '../ui/ErrorNote';

interface Props {
  children: ReactNode;
}

/** Stands in when drawing failed or a page's chunk did not arrive: a sentence and a fresh start, not a white page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div style={{ padding: 'var(--space-gutter)' }}>
        <ErrorNote onRetry={() => window.location.reload()}>
          Something went wrong while showing this page. Your booking is safe. Please try again.
        </ErrorNote>
      </div>
    );
  }
}
