import { Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { visibleText } from '@/lib/visible-text';
import type { Kind } from '@/objects';
import { Facts } from '@/ui/data/facts';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import type { Column } from '@/ui/list/columns';
import { Tabs } from '@/ui/page/tabs';
import { useHistoryTab } from './use-history-tab';

interface Shown {
  id: string;
  name?: string;
}

interface Props<Row extends Shown> {
  kind: Kind;
  id: string;
  /** Reads the object. */
  of: TypedCall<{ id: string }, Row>;
  /** Those of its list: what they show of a row stands here as facts. */
  columns: readonly Column<Row>[];
  onClose: () => void;
}

/** A row of a list as facts: the columns' titles and what they show of it. */
function factsOf<Row extends Shown>(columns: readonly Column<Row>[], row: Row) {
  const values = new Map<string, unknown>(Object.entries(row));
  return columns.flatMap(({ key, title, render }) => {
    if (key === 'actions' || typeof title !== 'string') return [];
    const value = values.get(String(key));
    return [{ label: title, value: render ? render(value, row, 0) : String(value ?? '') }];
  });
}

/** An object that has no screen of its own: what it is, and in a tab of its own what was done to it, where that is kept. */
export function HistoryDrawer<Row extends Shown>({ kind, id, of, columns, onClose }: Props<Row>) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const history = useHistoryTab(kind, id);
  const [tab, setTab] = useState('history');
  const { data, failure, reload } = useLoad(of, { id });
  const name = visibleText(data?.name || id);
  return (
    <Drawer open={isOpen} title={history.length > 0 ? t('log.historyOf', { name }) : name} size={720} onClose={close}>
      <div className="history-drawer">
        <Tabs
          open={history.length > 0 ? tab : 'facts'}
          onChoose={setTab}
          tabs={[
            ...history,
            {
              key: 'facts',
              label: t('log.details'),
              content: (
                <>
                  {failure && <LoadFailure failure={failure} onRetry={reload} />}
                  {!data && !failure && <Skeleton active />}
                  {data && <Facts items={factsOf(columns, data)} />}
                </>
              ),
            },
          ]}
        />
      </div>
    </Drawer>
  );
}
