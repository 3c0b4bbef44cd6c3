import { Component, type ReactNode } from 'react';
import { isChunkError } from '@/lib/chunk-error';
import { retryLost } from './lazy-component';

interface Props {
  /** What stands there while the part is lost. */
  place: ReactNode;
  /** Another value asks for a lost part again, such as the time of a new answer: the line is back. */
  again: unknown;
  children: ReactNode;
}

/** Around a part that nobody asked for: where its code is lost, the screen stays as it is. A crash goes on upwards. */
export class OptionalPart extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error === null || before.again === this.props.again) return;
    retryLost();
    this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkError(error)) throw error;
    return this.props.place;
  }
}
