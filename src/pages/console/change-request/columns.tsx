import type { ChangeRequest } from '@/api/console/change-request';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import { DETAIL, KINDS, STATE } from './labels';
import './list.css';

const col = columnsOf<ChangeRequest>();

const commentsText = (t: T, { comments }: ChangeRequest) =>
  comments > 0 && t('changeRequest.openComments', { count: comments });

export const requestColumns = (t: T): readonly Column<ChangeRequest>[] => [
  {
    key: 'title',
    dataIndex: 'title',
    title: t('changeRequest.requestTitle'),
    className: 'cell-wrap request-title',
    inFile: [col.text('title', t('changeRequest.requestTitle')), col.code('id', 'ID')],
    render: (_, row) => (
      <CellLines more={<bdi>{row.target.name}</bdi>}>
        <Link to={to(DETAIL, { id: row.id })}>
          <bdi>{row.title}</bdi>
        </Link>
      </CellLines>
    ),
  },
  {
    ...col.status('state', t('changeRequest.state'), STATE),
    className: 'cell-wrap request-state',
    exportValue: ({ state }) => statusText(t, STATE, state),
    render: (_, row) => (
      <CellLines more={commentsText(t, row)}>
        <StatusTag value={row.state} map={STATE} />
      </CellLines>
    ),
  },
  col.words('kind', t('changeRequest.kind'), ({ kind }) => codeText(t, KINDS, kind)),
  { ...col.words('target', t('changeRequest.target'), ({ target }) => target.name), isExtra: true },
  col.words('author', t('changeRequest.author'), ({ author }) => author.name),
  { ...col.words('revision', t('changeRequest.revision'), ({ revision }) => String(revision)), align: 'end' },
  { ...col.time('updatedAt', t('changeRequest.updatedAt')), standing: 'descend' },
];
