import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { SavedView } from '@/lib/list-store';
import { ZONE } from '@/lib/zoned-link';
import { useQuery } from '@/ui/page/use-query';
import { MoveList } from './move-list';

/** Parameters of an address that are no part of a list's view: what is open, the page, and the zone of its times. */
const OTHER = ['panel', 'item', 'tab', 'page', 'columns', ZONE];

interface Props {
  views: readonly SavedView[];
  /** What to do to the views as they are stored by then: another tab may have saved one since these were drawn. */
  onChange: (change: (stored: readonly SavedView[]) => SavedView[]) => void;
  /** After a view was applied. */
  onApply: () => void;
}

/** Named views: filters, sorting and page size as they stand in the address. A name that exists is overwritten. */
export function SavedViews({ views, onChange, onApply }: Props) {
  const t = useT();
  const [query, change] = useQuery();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const save = () => {
    if (wanted === '') return;
    const kept = new URLSearchParams([...query].filter(([key]) => !OTHER.includes(key)));
    onChange((stored) => [...stored.filter((one) => one.name !== wanted), { name: wanted, query: kept.toString() }]);
    setName('');
  };
  const apply = (view: SavedView) => {
    const next = new URLSearchParams(view.query);
    const names = [...new Set([...query.keys(), ...next.keys(), 'page'])];
    const patch = names.filter((key) => key === 'page' || !OTHER.includes(key));
    change(Object.fromEntries(patch.map((key) => [key, key === 'page' ? undefined : (next.get(key) ?? undefined)])));
    onApply();
  };
  return (
    <>
      <h3>{t('views.saved')}</h3>
      {views.length === 0 && <p className="absent">{t('views.none')}</p>}
      <MoveList
        label={t('views.saved')}
        onMove={(names) =>
          onChange((stored) => [
            ...names.flatMap((one) => stored.find(({ name }) => name === one) ?? []),
            ...stored.filter(({ name }) => !names.includes(name)),
          ])
        }
        items={views.map((view) => ({
          key: view.name,
          name: view.name,
          content: (
            <Button type="link" size="small" onClick={() => apply(view)}>
              {view.name}
            </Button>
          ),
          more: (
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('views.remove', { name: view.name })}
              onClick={() => onChange((stored) => stored.filter(({ name }) => name !== view.name))}
            />
          ),
        }))}
      />
      <div className="views-save">
        <Input
          aria-label={t('views.name')}
          placeholder={t('views.name')}
          maxLength={64}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={save}
        />
        <Button disabled={wanted === '' || views.length >= 50} onClick={save}>
          {t('views.save')}
        </Button>
      </div>
    </>
  );
}
