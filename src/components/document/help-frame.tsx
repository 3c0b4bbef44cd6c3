import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Screen } from '@/ui/page/screen';
import './help-frame.css';

// Behind the text, which does not wait for it.
const HelpField = lazyComponent(() => import('./help-field'));

const NONE: readonly string[] = [];

interface Props {
  title: string;
  note?: ReactNode;
  /** Parameters that another keyword takes out of the address. */
  leaves?: readonly string[];
  children: ReactNode;
}

/** A screen of the help: its title and the one search, in the address as `?q=`. */
export function HelpFrame({ title, note, leaves = NONE, children }: Props) {
  return (
    <Screen title={title} note={note}>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know <search>. */}
      <div role="search" className="help-page-search">
        <Suspense>
          <HelpField leaves={leaves} />
        </Suspense>
      </div>
      {children}
    </Screen>
  );
}
