import { Skeleton } from 'antd';
import { type KeyboardEvent, type ReactNode, Suspense, useDeferredValue, useEffect, useId, useRef } from 'react';
import './tabs.css';

export interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  tabs: readonly Tab[];
  /** The key of the open one. */
  open: string;
  onChoose: (key: string) => void;
  /** They stand below a row of tabs or links, and look quieter than it. */
  isInner?: boolean;
}

/**
 * Tabs of which only the open one is loaded, its parts on demand if they are lazy. The press shows at once, what is in the
 * tab follows: a large table or a review takes longer than a frame. One alone, as on a gateway that has nothing for the others, is no choice.
 * Plain buttons that scroll sideways, with a shade where more of them are: antd's puts its overflow button where a tab list may have none.
 */
export function Tabs({ tabs, open: openKey, onChoose: choose, isInner = false }: Props) {
  const id = useId();
  const open = tabs.find((tab) => tab.key === openKey);
  const last = useDeferredValue(open);
  // Only the choice waits: what the open tab is given has to reach it together with what it did itself, and what is no tab
  // any more, as when the gateway turned out not to offer it, says nothing more.
  const isWaiting = last?.key !== openKey && tabs.some(({ key }) => key === last?.key);
  const shown = isWaiting ? last : open;
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the row scrolls; the open tab, which may get a longer name, stays in sight, with what is beside it.
  useEffect(() => {
    chosen.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [open?.key, open?.label]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const turn = document.documentElement.dir === 'rtl' ? -1 : 1;
    const index = tabs.findIndex((tab) => tab.key === open?.key);
    const step = STEPS[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? -1 : index + step * turn;
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    choose(tab.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <>
      {tabs.length > 1 && (
        <div
          className={isInner ? 'url-tabs inner-tabs' : 'url-tabs'}
          role="tablist"
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              ref={key === open?.key ? chosen : undefined}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === open?.key}
              aria-controls={`${id}-panel`}
              tabIndex={key === open?.key ? 0 : -1}
              onClick={() => choose(key)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div
        key={shown?.key}
        id={`${id}-panel`}
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${shown?.key}` })}
      >
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>{shown?.content}</Suspense>
      </div>
    </>
  );
}
