import { Table } from 'antd';
import type { Edition, ProductQuota, Quota } from '@/api/cost-center/quota';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { Quantity } from '@/ui/data/quantity';
import { ScrollBox } from '@/ui/data/scroll-box';
import { StatusTag } from '@/ui/data/status-tag';
import { QUOTAS } from './labels';
import { blockedBy, fitOf } from './model';
import { QuotaName } from './quota-name';
import { Provided } from './usage-table';

function FitCell({ quota, edition }: { quota: Quota; edition: Edition }) {
  const t = useT();
  const { limit, over } = fitOf(quota, edition);
  return (
    <span className="quota-fit">
      <Provided value={limit} />
      {over > 0 && <StatusTag value="over" map={{ over: { label: 'quota.exceeds', tone: 'bad' } }} />}
      {over > 0 && <span className="absent">{t('quota.over', { over })}</span>}
    </span>
  );
}

/** Today's usage against every edition, and what each would block (BEY-11). */
export function Editions({ product }: { product: ProductQuota }) {
  const t = useT();
  const { editions, quotas } = product;
  if (editions.length === 0) return <p className="absent">{t('quota.noEditions')}</p>;
  const nameOfQuota = (key: string) => {
    const label = QUOTAS[key];
    return label ? t(label) : key;
  };
  const nameOf = ({ code, name }: Edition) => (code === product.edition ? t('quota.current', { name }) : name);
  return (
    <>
      <ul className="quota-verdicts">
        {editions.map((edition) => {
          const blocked = blockedBy(quotas, edition);
          return (
            <li key={edition.code}>
              <strong>{nameOf(edition)}</strong>{' '}
              {blocked.length === 0
                ? t('quota.fits')
                : t('quota.blocks', {
                    names: listed(
                      blocked.map(({ key }) => nameOfQuota(key)),
                      t('common.separator'),
                    ),
                  })}
            </li>
          );
        })}
      </ul>
      <ScrollBox label={t('quota.editionTable')}>
        <Table
          size="small"
          rowKey="key"
          dataSource={quotas}
          pagination={false}
          columns={[
            { key: 'key', title: t('quota.name'), render: (_, { key }) => <QuotaName of={key} /> },
            {
              key: 'used',
              title: t('quota.used'),
              align: 'end',
              width: 120,
              render: (_, { used }) => <Quantity value={used} />,
            },
            ...editions.map((edition) => ({
              key: edition.code,
              title: nameOf(edition),
              width: 160,
              render: (_: unknown, quota: Quota) => <FitCell quota={quota} edition={edition} />,
            })),
          ]}
        />
      </ScrollBox>
    </>
  );
}
