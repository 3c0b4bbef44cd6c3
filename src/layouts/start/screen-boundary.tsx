import { Component, type ReactNode } from 'react';
import { noteError } from '@/lib/http/last-calls';
import { retryLost } from '@/ui/lazy/lazy-component';
import { ScreenFailure } from './screen-failure';

interface Props {
  children: ReactNode;
}

/** Keeps a screen's crash or lost chunk inside the screen: the shell stays usable. */
export class ScreenBoundary extends Component<Props, { error: unknown; hasError: boolean }> {
  override state: { error: unknown; hasError: boolean } = { error: null, hasError: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasError: true };
  }

  override componentDidCatch(error: unknown) {
    noteError(error);
    console.error('[screen]', error);
  }

  private readonly retry = () => {
    retryLost();
    this.setState({ error: null, hasError: false });
  };

  override render() {
    if (!this.state.hasError) return this.props.children;
    return <ScreenFailure error={this.state.error} onRetry={this.retry} />;
  }
}
