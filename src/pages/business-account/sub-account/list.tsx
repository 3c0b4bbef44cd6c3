import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { accessReviewApi } from '@/api/business-account/access-review';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { licenseApi } from '@/api/business-account/license';
import { organizationApi } from '@/api/business-account/organization';
import { roleApi } from '@/api/business-account/role';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import {
  ACCOUNT_IDLE,
  ACCOUNT_LACKS,
  ACCOUNT_STATUS,
  ACCOUNT_TYPES,
  AUTHORIZATION_STATUS,
} from '@/components/account/account-labels';
import { useOrganizationFilter } from '@/components/organization/organization-filter';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { type FreshPassword, useSubAccountActions } from './actions';
import { type Assignment, useSubAccountBulk } from './bulk-actions';
import { subAccountColumns } from './columns';
import { Limits } from './limits';
import { freeOf } from './model';
import { PasswordOnce } from './password-once';
import './sub-account.css';

const Import = lazyComponent(() => import('./import'), ['components/csv-import', 'components/upload']);
const AssignRole = lazyComponent(() => import('./assign').then(({ AssignRole }) => AssignRole));
const AssignOrganization = lazyComponent(
  () => import('./assign').then(({ AssignOrganization }) => AssignOrganization),
  ['components/tree'],
);
const nameOf = ({ name }: SubAccount) => name;

export default function SubAccountList() {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const [fresh, setFresh] = useState<FreshPassword | null>(null);
  const limits = useLoad(subAccountApi.getLimits, {});
  const isFull = limits.data !== undefined && freeOf(limits.data) === 0;
  const actionsOf = useSubAccountActions(setFresh);
  const columns = useMemo(
    () =>
      subAccountColumns(t, (account) => [
        {
          key: 'details',
          label: t('subAccount.details'),
          run: () => go(to('/business_account/account_management/:id', { id: account.id })),
        },
        ...actionsOf(account),
        {
          key: 'clone',
          label: t('common.copy'),
          permit: allOf(can(subAccountApi.add), !isFull || 'subAccount.atLimit'),
          run: () => go(to('/business_account/account_management/create', { from: account.id })),
        },
      ]),
    [t, actionsOf, can, isFull],
  );
  const panel = usePanel();
  const [assignment, setAssignment] = useState<Assignment | null>(null);
  const bulk = useSubAccountBulk(setAssignment);
  const closeAssignment = useCallback(() => setAssignment(null), []);
  const within = useOrganizationFilter(t('subAccount.organization'));
  const roles = useLoad(roleApi.getOptions, {});
  const filters = [
    {
      name: 'status',
      label: t('subAccount.status'),
      options: optionsOf(t, ACCOUNT_STATUS),
    },
    {
      name: 'authorization',
      label: t('subAccount.authorization'),
      options: optionsOf(t, AUTHORIZATION_STATUS),
    },
    within,
    {
      name: 'role',
      label: t('subAccount.role'),
      options: roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      name: 'idle',
      label: t('subAccount.idle'),
      options: optionsOf(t, ACCOUNT_IDLE),
    },
    {
      name: 'lacks',
      label: t('subAccount.lacks'),
      options: optionsOf(t, ACCOUNT_LACKS),
    },
    {
      name: 'type',
      label: t('subAccount.type'),
      options: optionsOf(t, ACCOUNT_TYPES),
    },
  ] as const;
  const create = (
    <ActionButton
      type="primary"
      permit={allOf(can(subAccountApi.add), !isFull || 'subAccount.atLimit')}
      onClick={() => go(to('/business_account/account_management/create'))}
    >
      {t('subAccount.create')}
    </ActionButton>
  );
  const actions = (
    <>
      {offers(accessReviewApi.getSummary) && (
        <Button onClick={() => go(to('/business_account/account_management/review'))}>{t('accessReview.title')}</Button>
      )}
      <ActionButton
        permit={allOf(can(subAccountApi.import), !isFull || 'subAccount.atLimit')}
        onClick={() => panel.open('import')}
      >
        {t('subAccount.import')}
      </ActionButton>
      {create}
    </>
  );
  return (
    <Screen title={t('subAccount.title')} actions={actions}>
      <Limits loaded={limits} />
      <ResourceTable
        load={subAccountApi.list}
        dependsOn={[licenseApi.get, accountAuthorizationApi.get, roleApi.list, organizationApi.update]}
        columns={columns}
        keyword={t('subAccount.search')}
        evidence={(request, signal, onProgress) =>
          import('./evidence').then((file) => file.accountEvidence(t, request, { signal, onProgress }))
        }
        bulk={bulk}
        nameOf={nameOf}
        filters={filters}
        empty={<EmptyState title={t('subAccount.emptyTitle')} text={t('subAccount.emptyText')} action={create} />}
      />
      <Overlays onLost={closeAssignment} onRetry={() => setAssignment(assignment)}>
        {assignment?.what === 'role' && <AssignRole chosen={assignment.chosen} onClose={closeAssignment} />}
        {assignment?.what === 'organization' && (
          <AssignOrganization chosen={assignment.chosen} onClose={closeAssignment} />
        )}
      </Overlays>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'import' && <Import onClose={panel.close} />}
      </Overlays>
      {fresh && <PasswordOnce {...fresh} onClose={() => setFresh(null)} />}
    </Screen>
  );
}
