import type { ServiceProvider } from '@/api/system-settings/service-provider';
import { isSuspended } from '@/components/delivery/mark';
import { deliveryColumn } from '@/components/delivery/mark-column';
import type { T } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { AddressText } from '@/ui/data/address-text';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { KIND, STATE } from './labels';
import './columns.css';

const col = columnsOf<ServiceProvider>();

const isKind = (kind: string): kind is keyof typeof KIND => Object.hasOwn(KIND, kind);

/** How a provider stands: one that is enabled and whose deliveries the gateway suspended sends nothing. */
export function stateOf(provider: ServiceProvider): keyof typeof STATE {
  if (!provider.isEnabled) return 'disabled';
  return isSuspended(provider) ? 'autoSuspended' : 'enabled';
}

/** Whether it is switched on, beside how its deliveries stand. */
const switchOf = ({ isEnabled }: ServiceProvider): keyof typeof STATE => (isEnabled ? 'enabled' : 'disabled');

const providerDetail = ({ id }: Pick<ServiceProvider, 'id'>): string =>
  to('/system_settings/service_provider_management/:id', { id });

export const kindName = (t: T, kind: string) => (isKind(kind) ? t(KIND[kind].label) : kind);

export const providerColumns = (
  t: T,
  actions: (provider: ServiceProvider) => readonly Action[],
  hasDeliveries: boolean,
): readonly Column<ServiceProvider>[] => [
  {
    ...(hasDeliveries
      ? col.link('name', t('serviceProvider.name'), providerDetail)
      : col.text('name', t('serviceProvider.name'))),
    className: 'cell-wrap provider-name',
    sorter: true,
  },
  col.words('kind', t('serviceProvider.kind'), ({ kind }) => kindName(t, kind)),
  {
    key: 'isEnabled',
    title: t('serviceProvider.state'),
    width: 104,
    isState: true,
    exportValue: (provider: ServiceProvider) => statusText(t, STATE, switchOf(provider)),
    render: (_: unknown, provider: ServiceProvider) => <StatusTag value={switchOf(provider)} map={STATE} />,
  },
  ...(hasDeliveries ? [{ ...deliveryColumn<ServiceProvider>(t, ({ isEnabled }) => isEnabled), isInSight: true }] : []),
  {
    ...col.code('endpoint', t('serviceProvider.endpoint')),
    isDetail: true,
    className: 'cell-wrap provider-endpoint',
    exportValue: ({ endpoint }) => endpoint,
    render: (_, { endpoint }) => (
      <Copyable text={endpoint}>
        <AddressText text={endpoint} />
      </Copyable>
    ),
  },
  col.code('account', t('serviceProvider.account')),
  // Most have none: it is offered, and its room goes to the address.
  { ...col.text('signature', t('serviceProvider.signature')), isExtra: true },
  {
    key: 'hasSecret',
    title: t('serviceProvider.secret'),
    width: 112,
    exportValue: ({ hasSecret }: ServiceProvider) => (hasSecret ? '••••••' : ''),
    render: (_: unknown, { hasSecret }: ServiceProvider) =>
      hasSecret ? `•••••• ${t('serviceProvider.secretSet')}` : t('serviceProvider.secretMissing'),
  },
  { ...col.actions(t('table.actions'), actions), width: 176 },
];
