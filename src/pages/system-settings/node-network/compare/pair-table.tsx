import { Checkbox, Table } from 'antd';
import { useMemo } from 'react';
import { fieldLabel } from '@/components/network-sections/labels';
import { useValueText } from '@/components/network-sections/use-value-text';
import type { Pair } from '@/domain/net/compare';
import type { NodeConfig, SectionKey } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { QUIET } from '@/ui/data/quiet';
import type { Column } from '@/ui/list/columns';
import { Brief } from '../brief';
import { useFolded } from '../use-folded';
import { type Line, linesOf } from './pair-lines';

const PAGE = 50;

interface Props {
  pairs: readonly Pair<SectionKey>[];
  left: string;
  right: string;
  /** In which the templates of entries have their names. */
  configs: readonly NodeConfig[];
  /** Which entries of the left node are chosen, by section and name; absent: none can be. */
  choice?: { chosen: ReadonlySet<string>; choose: (key: string, isChosen: boolean) => void };
}

/** What two nodes have of one section: field by field where they differ, spelled out once where one has nothing. */
export function PairTable({ pairs, left, right, configs, choice }: Props) {
  const t = useT();
  const textOf = useValueText(configs, true);
  const lines = useMemo(() => pairs.flatMap(linesOf), [pairs]);
  // An entry is chosen on the first of its lines.
  const leads = useMemo(
    () => new Set(pairs.flatMap((pair) => (pair.left ? linesOf(pair).slice(0, 1) : [])).map(({ id }) => id)),
    [pairs],
  );
  // The only entry of its section needs no name.
  const isList = lines.some(({ name }) => name !== '');
  const hasFields = lines.some(({ whole }) => whole === null);
  const columns = useMemo((): Column<Line>[] => {
    const labelOf = (section: SectionKey, field: string) => {
      const label = fieldLabel(section, field)?.label;
      return label ? t(label) : field;
    };
    const text = ({ section }: Line, field: string, value: unknown) => (
      <bdi className="code lines">{textOf(section, field, value)}</bdi>
    );
    const side = (key: 'before' | 'after', own: 'left' | 'right', title: string): Column<Line> => ({
      key,
      title: <bdi>{title}</bdi>,
      width: 304,
      render: (_, line) => {
        const { whole } = line;
        if (!whole) return text(line, line.field, line[key]);
        if (whole.has === 'both' && own === 'right') return <span className="network-note">{t('network.alike')}</span>;
        if (whole.has !== 'both' && whole.has !== own) {
          return <span className="network-note">{t('network.notThere')}</span>;
        }
        const items = whole.fields.map(({ field, before, after }) => ({
          key: field,
          label: labelOf(line.section, field),
          value: text(line, field, before ?? after),
        }));
        return items.length === 0 ? t('network.there') : <Brief items={items} />;
      },
    });
    const name: Column<Line> = {
      key: 'name',
      title: t('network.name'),
      width: 200,
      render: (_, line) => {
        const shown = <bdi className="code">{line.name}</bdi>;
        if (!choice || leads.size === 0) return shown;
        if (!leads.has(line.id)) return <span className="network-entry-line">{shown}</span>;
        const key = `${line.section}/${line.name}`;
        return (
          <Checkbox
            className="network-entry"
            aria-label={t('network.chooseEntry', { name: line.name })}
            checked={choice.chosen.has(key)}
            onChange={({ target }) => choice.choose(key, target.checked)}
          >
            {shown}
          </Checkbox>
        );
      },
    };
    const field: Column<Line> = {
      key: 'field',
      title: t('network.field'),
      width: isList ? 160 : 200,
      render: (_, line) => (line.whole ? null : labelOf(line.section, line.field)),
    };
    return [
      ...(isList ? [name] : []),
      ...(hasFields ? [field] : []),
      side('before', 'left', left),
      side('after', 'right', right),
    ];
  }, [t, textOf, left, right, isList, hasFields, choice, leads]);
  const drawn = useFolded(columns);
  return (
    <Table<Line>
      loading={QUIET}
      rowKey="id"
      size="small"
      columns={drawn}
      dataSource={lines}
      {...(drawn === columns && { scroll: { x: 968 } })}
      pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
    />
  );
}
