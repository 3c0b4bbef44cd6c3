import type { ServiceProvider } from '@/api/system-settings/service-provider';
import type { T } from '@/i18n/use-t';
import { StatusTag } from '@/ui/data/status-tag';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { KIND, STATE } from './labels';

const col = columnsOf<ServiceProvider>();

const isKind = (kind: string): kind is keyof typeof KIND => Object.hasOwn(KIND, kind);
const stateOf = ({ isEnabled }: ServiceProvider) => (isEnabled ? 'enabled' : 'disabled');

export const kindName = (t: T, kind: string) => (isKind(kind) ? t(KIND[kind].label) : kind);

export const providerColumns = (
  t: T,
  actions: (provider: ServiceProvider) => readonly Action[],
): readonly Column<ServiceProvider>[] => [
  { ...col.text('name', t('serviceProvider.name')), sorter: true, width: 168 },
  col.words('kind', t('serviceProvider.kind'), ({ kind }) => kindName(t, kind)),
  {
    key: 'isEnabled',
    title: t('serviceProvider.state'),
    width: 104,
    exportValue: stateOf,
    render: (_: unknown, provider: ServiceProvider) => <StatusTag value={stateOf(provider)} map={STATE} />,
  },
  { ...col.code('endpoint', t('serviceProvider.endpoint')), className: 'cell-wrap' },
  col.code('account', t('serviceProvider.account')),
  { ...col.text('signature', t('serviceProvider.signature')), width: 144 },
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
