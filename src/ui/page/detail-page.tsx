import { Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import { Copyable } from '@/ui/data/copyable';
import { Facts } from '@/ui/data/facts';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { type Action, RowActions } from '@/ui/list/row-actions';
import { ActionButton } from './action-button';
import { Screen } from './screen';
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
  title: string;
  loaded: Loaded<Data>;
  identity: (data: Data) => Identity;
  /** What can be done to it; the first is the primary one. */
  actions: (data: Data) => readonly Action[];
  /** Sections, or UrlTabs. */
  children: (data: Data) => ReactNode;
}

/** One object: who it is, what can be done to it, and its sections or tabs; the last answer stays while it is refreshed. */
export function DetailPage<Data>({ title, loaded, identity, actions, children }: Props<Data>) {
  const { data, failure, reload } = loaded;
  const possible = data === undefined ? [] : actions(data);
  const [first, ...rest] = possible;
  return (
    <Screen
      title={title}
      actions={
        first && (
          <>
            <ActionButton
              type="primary"
              permit={first.permit ?? true}
              danger={first.isDanger ?? false}
              onClick={first.run}
            >
              {first.label}
            </ActionButton>
            <RowActions actions={rest} of={title} />
          </>
        )
      }
    >
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {data === undefined && !failure && <Skeleton active paragraph={{ rows: 8 }} />}
      {data !== undefined && (
        <>
          <IdentityLine {...identity(data)} />
          {children(data)}
        </>
      )}
    </Screen>
  );
}

function IdentityLine({ name, id, state, facts }: Identity) {
  return (
    <div className="identity">
      <div className="identity-line">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {id !== name && <Copyable text={id} />}
        {state}
      </div>
      <Facts items={facts} />
    </div>
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
