import { useCan } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import type { Action } from '@/ui/page/row-actions';
import { Screen } from '@/ui/page/screen';
import { useDeletion } from '@/ui/page/use-deletion';
import { usePanel } from '@/ui/page/use-panel';
import { type Key, keyApi, STATUS, useT } from './key';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));
const col = columnsOf<Key>();

/** What can be done to a row. */
function useKeyActions(edit: (key: Key) => void, leave?: () => void) {
  const t = useT(); // @/i18n/use-t
  const can = useCan(); // @/session/session
  const deletion = useDeletion();
  return (key: Key): Action[] => [
    { key: 'edit', label: t('key.edit'), permit: can(keyApi.update), run: () => edit(key) },
    deletion({
      permit: can(keyApi.delete),
      verb: t('key.delete'),
      title: t('key.deleteTitle', { name: key.name }),
      content: t('confirm.irreversible'),
      run: () => keyApi.delete({ id: key.id }),
      success: t('key.deleted', { name: key.name }),
      onDeleted: leave, // a list stays, the screen of what is gone does not
    }),
  ];
}

export default function KeyList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel(); // the open drawer stands in the address
  const actions = useKeyActions((key) => panel.open('edit', key.id));
  const columns = [
    col.text('name', t('key.name')),
    col.status('status', t('key.status'), STATUS),
    col.actions(t('table.actions'), actions),
  ];
  const create = (
    <ActionButton type="primary" permit={can(keyApi.add)} onClick={() => panel.open('create')}>
      {t('key.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('key.title')} actions={create}>
      <ResourceTable
        load={keyApi.list}
        columns={columns}
        keyword={t('key.search')}
        filters={[{ name: 'status', label: t('key.status'), options: optionsOf(t, STATUS) }]}
        empty={<EmptyState title={t('key.emptyTitle')} text={t('key.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
