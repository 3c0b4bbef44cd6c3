import { Component, type ReactNode, Suspense } from 'react';
import { useT } from '@/i18n/use-t';
import { isChunkError } from '@/lib/chunk-error';
import { useReport } from '@/ui/feedback/report';
import { retryLost } from './lazy-component';

interface BoundaryProps {
  onLost: () => void;
  children: ReactNode;
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
 * a notice says so and `onLost` closes it: the screen with its rows stays, and opening it again asks again.
 */
export function Overlays({ onLost, children }: BoundaryProps) {
  const t = useT();
  const report = useReport();
  return (
    <OverlayBoundary
      onLost={() => {
        report.warning(t('screen.chunkFailed'));
        onLost();
      }}
    >
      <Suspense>{children}</Suspense>
    </OverlayBoundary>
  );
}
