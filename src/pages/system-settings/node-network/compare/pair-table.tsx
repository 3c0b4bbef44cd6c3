import { Table } from 'antd';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import type { Pair } from '@/lib/net/compare';
import type { NodeConfig, Section } from '@/lib/net/node-config';
import type { Column } from '@/ui/columns';
import { fieldFacts } from '../model';
import { useValueText } from '../review/use-value-text';

const PAGE = 50;

/** References are compared by name already. */
const NONE: readonly NodeConfig[] = [];

interface Line {
  id: string;
  name: string;
  section: Section;
  field: string;
  before: unknown;
  after: unknown;
}

/** An entry that both have gives a line for each field that differs; one that is missing, or the same, gives one line. */
function linesOf({ section, name, left, right, fields }: Pair<Section>): Line[] {
  const line = (field: string, before: unknown, after: unknown) => ({
    id: `${name}/${field}`,
    name,
    section,
    field,
    before,
    after,
  });
  if (left && right && fields.length > 0) return fields.map(({ field, before, after }) => line(field, before, after));
  return [line('', left !== null, right !== null)];
}

/** What two nodes have of one section, field by field. */
export function PairTable({ pairs, left, right }: { pairs: readonly Pair<Section>[]; left: string; right: string }) {
  const t = useT();
  const textOf = useValueText(NONE);
  const lines = useMemo(() => pairs.flatMap(linesOf), [pairs]);
  const columns = useMemo((): Column<Line>[] => {
    const side = (key: 'before' | 'after', title: string): Column<Line> => ({
      key,
      title: <bdi>{title}</bdi>,
      width: 304,
      render: (_, line) =>
        line.field === '' ? (
          t(line[key] === true ? 'network.there' : 'network.notThere')
        ) : (
          <bdi className="code lines">{textOf(line.section, line.field, line[key])}</bdi>
        ),
    });
    return [
      {
        key: 'name',
        title: t('network.name'),
        width: 232,
        render: (_, { name }) => <bdi className="code">{name}</bdi>,
      },
      {
        key: 'field',
        title: t('network.field'),
        width: 160,
        render: (_, { section, field }) => {
          const label = fieldFacts(section, field)?.label;
          return label ? t(label) : field;
        },
      },
      side('before', left),
      side('after', right),
    ];
  }, [t, textOf, left, right]);
  return (
    <Table<Line>
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={lines}
      scroll={{ x: 1000 }}
      pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
    />
  );
}
