import { Alert, Drawer, Input, Radio } from 'antd';
import { useState } from 'react';
import type { ReportInstance } from '@/api/report/instance';
import { canWithdraw, SHARE_DAYS, shareLinkApi, shareLinkInput } from '@/api/report/share';
import { useT } from '@/i18n/use-t';
import { stampText } from '@/lib/time';
import { zonedLink } from '@/lib/zoned-link';
import { to } from '@/routes/href';
import { absoluteAddress } from '@/session/config';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { UNKEPT } from '@/ui/feedback/shown-once';
import { useAskedClosing } from '@/ui/feedback/use-closing';
import { useDirtyGuard } from '@/ui/feedback/use-dirty-guard';
import { formOf } from '@/ui/form/form-of';
import { FormPanel } from '@/ui/form/form-panel';
import { ShareLinks } from './share-links';
import './share.css';

const { Field } = formOf(shareLinkInput);

/** The address that shows a report to whoever has it, on this console and under its base, in the zone in which it was shared. */
function linkOf(kind: string, share: string): string {
  const path = kind === 'alarm' ? '/anonymous/alarmReport' : '/anonymous/businessReport';
  // Its last letters tell a link from the others.
  return `${zonedLink(absoluteAddress(to(path)))}&${new URLSearchParams({ share })}`;
}

/** A link whose address is shown this once. */
interface Made {
  id: string;
  share: string;
  expiresAt: number;
  isKept: boolean;
}

/** Links to one report: make one, which is shown this once, and withdraw those that are there. */
export function ShareDrawer({ instance, onClose }: { instance: ReportInstance; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const [isOpen, close] = useAskedClosing(onClose);
  // The newest first. One that was not copied yet stays below the next: it is never shown again.
  const [made, setMade] = useState<readonly Made[]>([]);
  const keep = (share: string) =>
    setMade((old) => old.map((one) => (one.share === share ? { ...one, isKept: true } : one)));
  const { id, kind, expiresAt } = instance;
  const links = useLoad(shareLinkApi.list, { reportId: id });
  const isOver = (link: Made) => links.data?.list.some((one) => one.id === link.id && canWithdraw(one) !== true);
  // One that was withdrawn leads nowhere: it is not there to be copied.
  const inSight = made.filter((link) => !isOver(link));
  useDirtyGuard(inSight.some(({ isKept }) => !isKept) ? UNKEPT : null);
  // As a drawer with a form does: it goes at once, and is not drawn once more for that.
  if (!isOpen) return null;
  return (
    <Drawer open title={t('reportShare.title')} size={480} onClose={close} destroyOnHidden>
      <p className="share-intro">
        {t('reportShare.intro')} {expiresAt !== null && t('reportShare.keptUntil', { time: stampText(expiresAt) })}
      </p>
      {inSight.map(({ share, expiresAt }) => (
        <Alert
          key={share}
          type="success"
          showIcon
          className="share-made"
          title={t('reportShare.made', { time: stampText(expiresAt) })}
          description={
            <>
              <div className="share-address">
                <Copyable text={linkOf(kind, share)} label={t('reportShare.link')} onCopied={() => keep(share)} />
              </div>
              {t('reportShare.once')}
            </>
          }
        />
      ))}
      <FormPanel
        // The next link begins with an empty form.
        key={made[0]?.share}
        name={`reportShare:${id}`}
        schema={shareLinkInput}
        initial={{ days: 7, note: '' }}
        permit={can(shareLinkApi.add)}
        submitText={t('reportShare.create')}
        onSubmit={async (input) => {
          const link = await shareLinkApi.add({ ...input, reportId: id });
          setMade((old) => [{ ...link, isKept: false }, ...old.filter(({ isKept }) => !isKept)]);
        }}
      >
        <Field name="days" label={t('reportShare.days')}>
          <Radio.Group
            options={SHARE_DAYS.map((days) => ({ value: days, label: t('reportShare.daysOf', { days }) }))}
          />
        </Field>
        <Field name="note" label={t('reportShare.note')} help={t('reportShare.noteHelp')}>
          <Input autoComplete="off" />
        </Field>
      </FormPanel>
      <ShareLinks reportId={id} />
    </Drawer>
  );
}
