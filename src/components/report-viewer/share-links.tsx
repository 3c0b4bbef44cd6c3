import { Skeleton } from 'antd';
import { useId } from 'react';
import { canWithdraw, type ShareLink, shareLinkApi } from '@/api/report/share';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';

const STATES = {
  valid: { label: 'reportShare.valid', tone: 'good' },
  expired: { label: 'reportShare.expired', tone: 'neutral' },
  withdrawn: { label: 'reportShare.withdrawn', tone: 'neutral' },
} as const satisfies StatusMap;

/** The links to a report that were made so far, newest first. */
export function ShareLinks({ reportId }: { reportId: string }) {
  const t = useT();
  const id = useId();
  const { data, failure, reload } = useLoad(shareLinkApi.list, { reportId });
  return (
    <section className="share-links" aria-labelledby={id}>
      <h3 id={id}>{t('reportShare.links')}</h3>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data?.list.length === 0 && <p className="absent">{t('reportShare.none')}</p>}
      {data && data.list.length > 0 && (
        <ul>
          {data.list.map((link) => (
            <LinkLine key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkLine({ link }: { link: ShareLink }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const { id, note, tail, state, createdBy, expiresAt, opened } = link;
  const withdraw = () =>
    confirm({
      title: t('reportShare.withdrawTitle', { tail }),
      content: t('reportShare.withdrawText', { opened }),
      verb: t('reportShare.withdraw'),
      isDanger: true,
      run: () => shareLinkApi.disable({ id }).then(() => report.success(t('reportShare.withdrawnDone', { tail }))),
    });
  return (
    <li>
      <div className="share-line">
        <StatusTag value={state} map={STATES} />
        <bdi className="code" dir="ltr">
          ···· {tail}
        </bdi>
        {state === 'valid' && (
          <ActionButton
            size="small"
            danger
            permit={allOf(can(shareLinkApi.disable), canWithdraw(link))}
            aria-label={t('reportShare.withdrawOf', { tail })}
            onClick={withdraw}
          >
            {t('reportShare.withdraw')}
          </ActionButton>
        )}
      </div>
      {note && (
        <div>
          <bdi>{note}</bdi>
        </div>
      )}
      <dl className="share-facts absent">
        <div>
          <dt>{t('reportShare.expiresAt')}</dt>
          <dd>
            <Time at={expiresAt} />
          </dd>
        </div>
        <div>
          <dt>{t('reportShare.opened')}</dt>
          <dd className="tabular">{opened}</dd>
        </div>
        <div>
          <dt>{t('reportShare.createdBy')}</dt>
          <dd>
            <bdi>{createdBy}</bdi>
          </dd>
        </div>
      </dl>
    </li>
  );
}
