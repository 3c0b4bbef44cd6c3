import { Component, type ReactNode, Suspense } from 'react';
import { isChunkError } from '@/lib/chunk-error';
import { useTellLost } from '@/ui/feedback/report';
import { retryLost } from '../lazy/lazy-component';

interface BoundaryProps {
  onLost: () => void;
  children: ReactNode;
}

interface OverlaysProps extends BoundaryProps {
  /** Opens again what stands open now; without it the notice offers nothing. */
  onRetry?: () => void;
}

/** Closes what cannot be loaded; a crash goes on to the screen's boundary. */
class OverlayBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkError(error)) return;
    retryLost();
    this.setState({ error: null });
    this.props.onLost();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkError(error)) throw error;
    return null;
  }
}

/**
 * Around the drawers and dialogs of a screen, which are loaded when they are opened. Where the code of one cannot be had,
 * `onLost` closes it and a notice says so, with Retry: the screen with its rows stays, and opening it again asks again.
 */
export function Overlays({ onLost, onRetry, children }: OverlaysProps) {
  const tellLost = useTellLost();
  return (
    <OverlayBoundary
      onLost={() => {
        tellLost(onRetry);
        onLost();
      }}
    >
      <Suspense>{children}</Suspense>
    </OverlayBoundary>
  );
}
