import { Skeleton } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { nameScreen } from '@/lib/screen-name';
import { Facts } from '@/ui/data/facts';
import type { Loaded } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { useWayBack } from '@/ui/feedback/way-back';
import { type Action, FurtherActions } from '@/ui/page/row-actions';
import { ActionButton } from './action-button';
import { Screen } from './screen';
import { useNarrow } from './use-narrow';
import './detail.css';

interface Identity {
  name: string;
  id: string;
  /** A StatusTag, mostly. */
  state: ReactNode;
  /** Three to five facts that say which one this is. */
  facts: readonly { label: string; value: ReactNode }[];
}

interface Props<Data> {
  /** The kind of object, such as "Order": the heading until its name is there. The breadcrumb says it afterwards. */
  title: string;
  loaded: Loaded<Data>;
  /** What a failed load is called, told before its reason, and what its button says. */
  failed?: { title: string; retry: string };
  identity: (data: Data) => Identity;
  /** What can be done to it; the first is the primary one unless it destroys, or all are plain. */
  actions: (data: Data) => readonly Action[];
  /** The links to its other screens: its facts stand in one line above them, the same on each; on a phone they come first of all. */
  screens?: ReactNode;
  /** No action is the primary one: what is inside has that, or all of them only lead elsewhere. */
  isPlain?: boolean;
  /** Sections, or UrlTabs. */
  children: (data: Data) => ReactNode;
}

/**
 * One object: its name, id and state as the heading, what can be done to it, and its sections or tabs; the last answer stays
 * while it is refreshed, but not of an object that turns out to be gone. The title of the browser's tab names it too.
 */
export function DetailPage<Data>({
  title,
  loaded,
  failed,
  identity,
  actions,
  screens,
  isPlain = false,
  children,
}: Props<Data>) {
  const { failure, reload } = loaded;
  const { isGone } = useWayBack();
  // Nothing can be done to what is gone, and its facts are true no more.
  const data = failure && isGone(failure) ? undefined : loaded.data;
  const isNarrow = useNarrow();
  const isComing = data === undefined && !failure;
  const possible = data === undefined ? [] : actions(data);
  const one = data === undefined ? null : identity(data);
  const name = one?.name;
  const full = one && (one.id === one.name ? one.name : `${one.name} ${one.id}`);
  useEffect(() => (full === null ? undefined : nameScreen(full)), [full]);
  const [first, ...rest] = possible;
  return (
    <Screen
      // On a phone the heading, what can be done and the facts take lines as they come: a link below them would move under the
      // finger that presses it.
      above={isNarrow && screens}
      title={name ?? title}
      beside={
        one && (
          <>
            {one.id !== one.name && <Copyable text={one.id} />}
            {one.state}
          </>
        )
      }
      actions={
        first && (
          <>
            <ActionButton
              type={isPlain || first.isDanger ? 'default' : 'primary'}
              permit={first.permit ?? true}
              danger={first.isDanger ?? false}
              onClick={first.run}
            >
              {first.label}
            </ActionButton>
            {rest.length > 0 && <FurtherActions actions={rest} of={name ?? title} />}
          </>
        )
      }
    >
      {failure && <ObjectFailure failure={failure} onRetry={reload} copy={failed} />}
      {one && (
        <div className={screens ? 'identity identity-brief' : 'identity'}>
          <Facts items={one.facts} {...(screens && { className: 'fact-line' })} />
        </div>
      )}
      {isComing && screens && !isNarrow && (
        // The room of the facts, which are one line there: a link that moves while it is pressed is not followed.
        <div className="identity identity-brief" aria-hidden>
          <p className="fact-line">&nbsp;</p>
        </div>
      )}
      {!isNarrow && screens}
      {isComing && <Skeleton active paragraph={{ rows: 8 }} />}
      {data !== undefined && children(data)}
    </Screen>
  );
}

/** A titled part of a detail page: facts in two columns that fold to one, or anything else. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-header">
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
