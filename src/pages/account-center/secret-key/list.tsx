import { useMemo } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { KEY_STATUS } from '@/components/secret-key/key-columns';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { BehindAnswers } from '@/ui/lazy/behind-answers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useSecretKeyActions } from './actions';
import { useSecretKeyBulk } from './bulk-actions';
import { secretKeyColumns } from './columns';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));
const WhoMay = lazyComponent(() => import('./who-may'));
const History = lazyComponent(
  () => import('@/components/history/history-drawer').then(({ HistoryDrawer }) => HistoryDrawer<SecretKey>),
  ['components/log'],
);

export default function SecretKeyList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useSecretKeyActions(panel.open);
  const columns = useMemo(() => secretKeyColumns(t, actionsOf), [t, actionsOf]);
  const bulk = useSecretKeyBulk();
  const create = (
    <ActionButton type="primary" permit={can(secretKeyApi.add)} onClick={() => panel.open('create')}>
      {t('secretKey.create')}
    </ActionButton>
  );
  const actions = (
    <>
      <BehindAnswers again={null}>
        <WhoMay />
      </BehindAnswers>
      {create}
    </>
  );
  return (
    <Screen title={t('secretKey.title')} actions={actions}>
      <ResourceTable
        load={secretKeyApi.list}
        columns={columns}
        bulk={bulk}
        keyword={t('secretKey.search')}
        time={t('secretKey.createdAt')}
        filters={[
          {
            name: 'status',
            label: t('secretKey.status'),
            options: optionsOf(t, KEY_STATUS),
          },
        ]}
        empty={<EmptyState title={t('secretKey.emptyTitle')} text={t('secretKey.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'history' && (
          <History kind="secretKey" id={panel.id} of={secretKeyApi.get} columns={columns} onClose={panel.close} />
        )}
      </Overlays>
    </Screen>
  );
}
