import { Table } from 'antd';
import type { Specification as Specified } from '@/api/cost-center/order';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { Quantity } from '@/ui/data/quantity';
import { QUIET } from '@/ui/data/quiet';
import { ScrollBox } from '@/ui/data/scroll-box';
import { Section } from '@/ui/page/detail-page';

const TEXTS = ['attackBandwidth', 'baseSpec', 'extendedSpec', 'nsRecords', 'ttl'] as const;

/** What was bought, row by row; a row that the product does not have is not shown. */
export function SpecificationRows({ of: { maxBoundZones, rules, ...texts } }: { of: Specified }) {
  const t = useT();
  const rows = [
    ...(maxBoundZones === undefined
      ? []
      : [{ label: t('order.maxBoundZones'), value: <Quantity value={maxBoundZones} /> }]),
    ...TEXTS.flatMap((key) => (texts[key] === undefined ? [] : [{ label: t(`order.${key}`), value: texts[key] }])),
  ];
  if (rows.length === 0 && rules.length === 0) return null;
  return (
    <Section title={t('order.specification')}>
      {rows.length > 0 && <Facts items={rows} />}
      {rules.length > 0 && (
        <ScrollBox label={t('order.rules')}>
          <Table
            loading={QUIET}
            size="small"
            rowKey={({ ruleName, fieldName }) => `${ruleName}:${fieldName}`}
            dataSource={rules}
            pagination={false}
            columns={[
              { key: 'ruleName', dataIndex: 'ruleName', title: t('order.ruleName') },
              { key: 'fieldName', dataIndex: 'fieldName', title: t('order.fieldName') },
              { key: 'value', dataIndex: 'value', title: t('order.value') },
              {
                key: 'chargeUnit',
                title: t('order.chargeUnit'),
                render: (_, { chargeUnit }) => chargeUnit ?? t('common.none'),
              },
            ]}
          />
        </ScrollBox>
      )}
    </Section>
  );
}
