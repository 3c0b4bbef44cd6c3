import { Component, type ReactNode } from 'react';
import { noteError } from '@/lib/http/last-calls';
import { clearLoads } from '@/ui/data/use-load';
import { retryLost } from '@/ui/lazy/lazy-component';
import { CardFailure } from './card-failure';

interface State {
  hasError: boolean;
}

/** Keeps a card's crash inside the card: the others stay alive. */
export class CardBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    noteError(error);
    console.error('[card]', error);
  }

  // What crashed the card may be a kept answer or a lost chunk: forget it, or the next try crashes the same way.
  private readonly retry = () => {
    clearLoads();
    retryLost();
    this.setState({ hasError: false });
  };

  override render() {
    return this.state.hasError ? <CardFailure onRetry={this.retry} /> : this.props.children;
  }
}
