import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { startTransition } from 'react';
import { useT } from '@/i18n/use-t';
import type { News } from '@/lib/list-snapshot';
import { useQuery } from '@/ui/page/use-query';
import './news.css';

const TEXTS = {
  alarms: {
    began: 'alarmRecord.newCount',
    joined: 'alarmRecord.joinedCount',
    gone: 'alarmRecord.leftCount',
  },
  groups: {
    began: 'alarmRecord.newGroups',
    joined: 'alarmRecord.joinedGroups',
    gone: 'alarmRecord.leftGroups',
  },
} as const;

/** What became otherwise below rows that stay where they are; it is shown when asked for. */
export function AlarmNews({ of, news, renew }: { of: keyof typeof TEXTS; news: News; renew: () => void }) {
  const t = useT();
  const [, change] = useQuery();
  const isOld = news.began + news.joined + news.gone > 0 || news.isOutOfOrder;
  return (
    <div className="alarm-news" role="status">
      {isOld && (
        <>
          <BellOutlined aria-hidden />
          {(['began', 'joined', 'gone'] as const).map(
            (what) => news[what] > 0 && <span key={what}>{t(TEXTS[of][what], { count: news[what] })}</span>,
          )}
          {news.isOutOfOrder && <span>{t('alarmRecord.outOfOrder')}</span>}
          <Button
            type="link"
            size="small"
            // Answered at once; the rows follow in slices.
            onClick={() =>
              startTransition(() => {
                change({ page: undefined });
                renew();
              })
            }
          >
            {t('alarmRecord.showNew')}
          </Button>
        </>
      )}
    </div>
  );
}
