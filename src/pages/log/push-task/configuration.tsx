import type { PushTask } from '@/api/log/push-task';
import { useT } from '@/i18n/use-t';
import { AddressText } from '@/ui/data/address-text';
import { Facts } from '@/ui/data/facts';
import { Section } from '@/ui/page/detail-page';
import { FORMATS } from './labels';

/** What a task sends where; the token only as far as that there is one. */
export function Configuration({ task: { callback, syslog, tags } }: { task: PushTask }) {
  const t = useT();
  return (
    <>
      <Section title={t('pushTask.receiver')}>
        {callback && (
          <Facts
            items={[
              { label: t('pushTask.url'), value: <AddressText text={callback.url} /> },
              { label: t('pushTask.method'), value: callback.method },
              {
                label: t('pushTask.token'),
                value: callback.hasToken ? `•••••• ${t('pushTask.tokenSet')}` : t('pushTask.tokenNone'),
              },
            ]}
          />
        )}
        {syslog && (
          <Facts
            items={[
              { label: t('pushTask.serverIp'), value: <bdi dir="ltr">{syslog.serverIp}</bdi> },
              { label: t('pushTask.protocol'), value: syslog.protocol.toUpperCase() },
              { label: t('pushTask.port'), value: <span className="tabular">{syslog.port}</span> },
              { label: t('pushTask.format'), value: FORMATS[syslog.format] },
              { label: t('pushTask.syslogTag'), value: <bdi dir="ltr">{syslog.tag}</bdi> },
            ]}
          />
        )}
      </Section>
      <Section title={t('pushTask.tags')}>
        {tags.length === 0 ? (
          <p className="absent">{t('pushTask.noTags')}</p>
        ) : (
          <Facts items={tags.map(({ tag, value }) => ({ label: tag, value: <bdi dir="ltr">{value}</bdi> }))} />
        )}
      </Section>
    </>
  );
}
