import { Button, Drawer, Space } from 'antd';
import { useState } from 'react';
import { expiryCalendarApi } from '@/api/console/expiry';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { ShownOnce } from '@/ui/feedback/shown-once';
import { useClosing } from '@/ui/feedback/use-closing';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import './expiry.css';

/** The address that calendars read the list from: made, exchanged and ended. */
export default function ExpiryCalendar({ onClose }: { onClose: () => void }) {
  const t = useT();
  const confirm = useConfirm();
  const [isOpen, close] = useClosing(onClose);
  const loaded = useLoad(expiryCalendarApi.get, {});
  const [path, setPath] = useState<string | null>(null);
  if (path !== null) {
    return (
      <ShownOnce
        title={t('expiry.addressTitle')}
        warning={t('expiry.addressOnce')}
        secret={{ label: t('expiry.address'), text: new URL(path, window.location.origin).href }}
        file="calendar-address.txt"
        onClose={onClose}
      />
    );
  }
  const make = (isExchange: boolean) =>
    confirm({
      title: t(isExchange ? 'expiry.exchangeTitle' : 'expiry.makeTitle'),
      content: t(isExchange ? 'expiry.exchangeText' : 'expiry.makeText'),
      verb: t(isExchange ? 'expiry.exchange' : 'expiry.make'),
      run: () => expiryCalendarApi.add({}).then((made) => setPath(made.path)),
    });
  const end = () =>
    confirm({
      title: t('expiry.endTitle'),
      content: t('expiry.endText'),
      verb: t('expiry.end'),
      isDanger: true,
      run: () => expiryCalendarApi.delete({}),
    });
  return (
    <Drawer open={isOpen} title={t('expiry.calendar')} size={480} onClose={close}>
      <div className="expiry-calendar">
        <p>{t('expiry.calendarText')}</p>
        <LoadedPanel loaded={loaded}>
          {({ createdAt, readAt }) =>
            createdAt === null ? (
              <Button type="primary" onClick={() => make(false)}>
                {t('expiry.make')}
              </Button>
            ) : (
              <>
                <Facts
                  items={[
                    { label: t('expiry.addressSince'), value: <FullTime at={createdAt} /> },
                    {
                      label: t('expiry.lastRead'),
                      value: readAt === null ? t('expiry.neverRead') : <FullTime at={readAt} />,
                    },
                  ]}
                />
                <Space>
                  <Button onClick={() => make(true)}>{t('expiry.exchange')}</Button>
                  <Button danger onClick={end}>
                    {t('expiry.end')}
                  </Button>
                </Space>
              </>
            )
          }
        </LoadedPanel>
      </div>
    </Drawer>
  );
}
