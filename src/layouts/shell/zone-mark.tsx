import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { leaveLinkedZone, ownZone } from '@/lib/clock-zone';
import { ZONE } from '@/lib/zoned-link';
import { changeQuery } from '@/ui/page/use-query';
import './zone-mark.css';

/** One line over the screen: whose zone its times are in, and the way back to one's own. */
export default function ZoneMark({ zone }: { zone: string }) {
  const t = useT();
  const leave = () => {
    leaveLinkedZone();
    changeQuery({ [ZONE]: undefined });
    // The button goes with the line.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <aside className="zone-mark" aria-label={t('zone.title')}>
      <ClockCircleOutlined aria-hidden />
      <span>{t('zone.linked', { zone })}</span>
      <Button className="zone-mark-back" size="small" type="link" onClick={leave}>
        {t('zone.own', { zone: ownZone() })}
      </Button>
    </aside>
  );
}
