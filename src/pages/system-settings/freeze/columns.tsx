import type { Freeze } from '@/api/system-settings/node-freeze';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { minutesOf, STATE, scopeText, spanOf, whoText } from './labels';
import { DETAIL } from './model';
import './freeze.css';

const col = columnsOf<Freeze>();

/** Which freeze, when, of what, and who may override it. */
export const freezeColumns = (t: T, actions: (freeze: Freeze) => readonly Action[]): readonly Column<Freeze>[] => [
  {
    key: 'name',
    title: t('freeze.name'),
    className: 'cell-wrap freeze-name',
    inFile: [col.text('name', t('freeze.name')), col.text('reason', t('freeze.reason'))],
    render: (_, { id, name, reason }) => (
      <CellLines more={<bdi>{reason}</bdi>}>
        <Link to={to(DETAIL, { id })}>
          <bdi>{name}</bdi>
        </Link>
      </CellLines>
    ),
  },
  col.status('state', t('freeze.state'), STATE),
  {
    key: 'when',
    title: t('freeze.when'),
    className: 'cell-wrap freeze-when',
    isInSight: true,
    exportValue: (freeze) => spanOf(freeze).join(' – '),
    render: (_, freeze) => {
      const [from, to] = minutesOf(freeze);
      return (
        <CellLines more={<bdi>{freeze.zone}</bdi>}>
          <bdi dir="ltr" className="tabular">
            <span className="freeze-end">{from} –</span> <span className="freeze-end">{to}</span>
          </bdi>
        </CellLines>
      );
    },
  },
  { ...col.words('scope', t('freeze.scope'), (freeze) => scopeText(t, freeze)), className: 'cell-wrap freeze-scope' },
  { ...col.words('who', t('freeze.who'), (freeze) => whoText(t, freeze)), className: 'cell-wrap freeze-who' },
  {
    ...col.words('overrides', t('freeze.overrides'), ({ overrides }) => t('freeze.times', { count: overrides.length })),
  },
  {
    key: 'createdBy',
    title: t('freeze.createdBy'),
    isExtra: true,
    exportValue: ({ createdBy }) => createdBy.name,
    render: (_, { createdBy }) => <bdi>{createdBy.name}</bdi>,
  },
  { ...col.time('createdAt', t('freeze.createdAt')), isExtra: true },
  { ...col.time('endedAt', t('freeze.endedAt')), isExtra: true },
  { ...col.code('id', t('freeze.id')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
