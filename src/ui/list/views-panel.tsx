import { Alert, Button, Drawer, Space } from 'antd';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '@/i18n/use-t';
import { arrange, listStoreText, NO_LAYOUT, readListStore, writeListStore } from '@/lib/list-store';
import { useLocation } from '@/lib/navigation';
import { saveFile } from '@/lib/save-file';
import { onStoredUnder } from '@/lib/storage';
import { useClosing } from '@/ui/feedback/use-closing';
import { useQuery } from '@/ui/page/use-query';
import { ColumnChoice } from './column-choice';
import { WITHOUT_COLUMNS } from './exact-link';
import type { ToolsProps } from './list-parts';
import { valueColumns } from './list-source';
import { SavedViews } from './saved-views';
import { useListStore } from './use-list-store';
import { readViewsFile, viewsFile } from './views-file';

const onOtherTab = (listener: () => void) => onStoredUnder('list:', listener);

/** Views, columns and density of a list; every change is kept at once, for this account in this browser. */
export default function ViewsPanel({ listNow, onClose }: ToolsProps & { onClose: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const store = useListStore();
  const [isOpen, close] = useClosing(onClose);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // What another tab keeps of the list is shown here too.
  useSyncExternalStore(onOtherTab, () => listStoreText(pathname));
  const { layout } = store;
  const all = listNow().allColumns;
  const everything = { ...layout, order: [...layout.order, ...all.map(({ key }) => String(key))], hidden: [] };
  const columns = valueColumns({ columns: arrange(all, everything) });
  const [, changeQuery] = useQuery();
  const keep = (change: Partial<typeof store>) => {
    setProblem(writeListStore(pathname, { ...readListStore(pathname), ...change }) ? null : t('views.notKept'));
    // Columns that came by a link give way to the choice that was just made.
    if (change.layout) changeQuery(WITHOUT_COLUMNS);
  };
  const load = async (file: File) => {
    const found = await readViewsFile(file, pathname);
    if (typeof found === 'string') return setProblem(t(found));
    const rest = readListStore(pathname).views.filter((old) => !found.views.some((one) => one.name === old.name));
    keep({ layout: found.layout, views: [...rest, ...found.views].slice(0, 50) });
  };
  return (
    <Drawer
      open={isOpen}
      title={t('views.title')}
      size={480}
      onClose={close}
      footer={
        <Space wrap>
          <Button onClick={() => keep({ layout: NO_LAYOUT })}>{t('views.reset')}</Button>
          <Button onClick={() => saveFile('list-views.json', viewsFile(pathname, store), 'application/json')}>
            {t('views.export')}
          </Button>
          <Button onClick={() => input.current?.click()}>{t('views.import')}</Button>
        </Space>
      }
    >
      <div className="views-panel">
        {problem && <Alert type="error" showIcon title={problem} />}
        <SavedViews
          views={store.views}
          onChange={(change) => keep({ views: change(readListStore(pathname).views).slice(0, 50) })}
          onApply={close}
        />
        <ColumnChoice
          columns={columns.map((one) => ({ ...one, isExtra: one.column.isExtra === true }))}
          layout={layout}
          onChange={(next) => keep({ layout: next })}
        />
        <input
          ref={input}
          hidden
          type="file"
          accept=".json"
          aria-label={t('views.import')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void load(file);
          }}
        />
      </div>
    </Drawer>
  );
}
