import type { NodeSoftware } from '@/api/system-settings/node-software';
import { NODE_TYPES } from '@/components/business-node/labels';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import './list.css';

const col = columnsOf<NodeSoftware>();

export const nodeSoftwareColumns = (
  t: T,
  actions: (software: NodeSoftware) => readonly Action[],
): readonly Column<NodeSoftware>[] => [
  {
    ...col.text('name', t('nodeSoftware.name')),
    // Never cut: what tells two files apart stands at the end of their names.
    className: 'cell-wrap software-name',
    sorter: true,
    exportValue: ({ name }) => name,
    render: (name: string) => (
      <CellLines>
        <bdi dir="ltr">{name}</bdi>
      </CellLines>
    ),
  },
  col.words('type', t('nodeSoftware.type'), ({ type }) => codeText(t, NODE_TYPES, type)),
  { ...col.code('softwareVersion', t('nodeSoftware.version')), sorter: true },
  {
    ...col.number('size', t('nodeSoftware.size')),
    exportValue: ({ size }) => size,
    render: (size: number) => (
      <bdi className="tabular" dir="ltr">
        {bytesText(size)}
      </bdi>
    ),
  },
  { ...col.time('uploadedAt', t('nodeSoftware.uploadedAt')), standing: 'descend' },
  col.text('remark', t('nodeSoftware.remark')),
  col.actions(t('table.actions'), actions),
];
