import { Alert, Drawer, Input, Radio } from 'antd';
import { useState } from 'react';
import type { ReportInstance } from '@/api/report/instance';
import { SHARE_DAYS, shareLinkApi, shareLinkInput } from '@/api/report/share';
import { useT } from '@/i18n/use-t';
import { stampText } from '@/lib/time';
import { zonedLink } from '@/lib/zoned-link';
import { to } from '@/routes/href';
import { absoluteAddress } from '@/session/config';
import { useCan } from '@/session/session';
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

/** Links to one report: make one, which is shown this once, and withdraw those that are there. */
export function ShareDrawer({ instance, onClose }: { instance: ReportInstance; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const [isOpen, close] = useAskedClosing(onClose);
  const [made, setMade] = useState<{ share: string; expiresAt: number } | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  useDirtyGuard(made && kept !== made.share ? UNKEPT : null);
  const { id, kind, expiresAt } = instance;
  // As a drawer with a form does: it goes at once, and is not drawn once more for that.
  if (!isOpen) return null;
  return (
    <Drawer open title={t('reportShare.title')} size={480} onClose={close} destroyOnHidden>
      <p className="share-intro">
        {t('reportShare.intro')} {expiresAt !== null && t('reportShare.keptUntil', { time: stampText(expiresAt) })}
      </p>
      {made && (
        <Alert
          type="success"
          showIcon
          className="share-made"
          title={t('reportShare.made', { time: stampText(made.expiresAt) })}
          description={
            <>
              <div className="share-address">
                <Copyable
                  text={linkOf(kind, made.share)}
                  label={t('reportShare.link')}
                  onCopied={() => setKept(made.share)}
                />
              </div>
              {t('reportShare.once')}
            </>
          }
        />
      )}
      <FormPanel
        // The next link begins with an empty form.
        key={made?.share}
        name={`reportShare:${id}`}
        schema={shareLinkInput}
        initial={{ days: 7, note: '' }}
        permit={can(shareLinkApi.add)}
        submitText={t('reportShare.create')}
        onSubmit={(input) => shareLinkApi.add({ ...input, reportId: id }).then(setMade)}
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
