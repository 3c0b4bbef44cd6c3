import { Radio, Skeleton } from 'antd';
import { useContext, useState } from 'react';
import { type DeliveryOwner, deliveryApis, type ResendChoice } from '@/api/message/delivery';
import { useT } from '@/i18n/use-t';
import { type Range, spanText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { ForbidContext } from '@/ui/feedback/confirm';
import { LoadFailure } from '@/ui/feedback/states';

interface Props {
  kind: DeliveryOwner;
  id: string;
  range: Readonly<Range> | null;
  onChange: (which: ResendChoice) => void;
}

/** Which pieces of a span are sent again, and how many they are now. */
export function ResendQuestion({ kind, id, range, onChange }: Props) {
  const t = useT();
  const forbid = useContext(ForbidContext);
  const [which, setWhich] = useState<ResendChoice>('failed');
  const asked = range === null ? { id } : { id, timeRange: [...range] satisfies Range };
  const { data, failure, reload } = useLoad(deliveryApis[kind].getSummary, asked);
  if (!data) {
    return (
      <div ref={forbid}>
        {failure ? <LoadFailure failure={failure} onRetry={reload} /> : <Skeleton active paragraph={{ rows: 2 }} />}
      </div>
    );
  }
  const { delivered, failed, waiting } = data.counts;
  const count = which === 'failed' ? failed : failed + delivered;
  return (
    <div className="delivery-resend">
      <p>{range === null ? t('deliveries.spanAll') : t('deliveries.span', { span: spanText(...range) })}</p>
      <Radio.Group
        aria-label={t('deliveries.which')}
        value={which}
        onChange={({ target }) => {
          const choice: ResendChoice = target.value === 'all' ? 'all' : 'failed';
          setWhich(choice);
          onChange(choice);
        }}
        options={[
          { value: 'failed', label: t('deliveries.onlyFailed', { count: failed }) },
          { value: 'all', label: t('deliveries.allAgain', { count: failed + delivered }) },
        ]}
      />
      {count === 0 ? (
        <p ref={forbid}>{t('deliveries.nothingToSend')}</p>
      ) : (
        <p>{which === 'all' ? t('deliveries.twice', { count }) : t('deliveries.willSend', { count })}</p>
      )}
      {waiting > 0 && <p className="absent">{t('deliveries.waitsAnyway', { count: waiting })}</p>}
    </div>
  );
}
