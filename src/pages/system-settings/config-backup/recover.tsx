import { Alert, Button, Drawer } from 'antd';
import { Suspense, useState } from 'react';
import { type ConfigModule, configBackupApi, MODULES, type Origin } from '@/api/system-settings/config-backup';
import { useReviewRule } from '@/components/change-request/use-review-rule';
import { moduleName } from '@/components/config-differences/module-name';
import { keptQuiet, nothingWanted } from '@/components/node-silence/wanted';
import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useClosing } from '@/ui/feedback/use-closing';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { ActionButton } from '@/ui/page/action-button';
import { OriginChoice } from './origin-choice';
import { RecoverPreview } from './recover-preview';
import './config-backup.css';

const AskRecovery = lazyComponent(() => import('./ask-recovery'));
const NodeSilence = lazyComponent(() => import('@/components/node-silence/choice'), ['components/node-silence']);

const FrozenNodes = lazyComponent(() => import('@/components/freeze/frozen-nodes'), ['components/freeze']);

/** The configuration of a backup, back: first the file, then what would change, then the account password. */
export default function Recover({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const isReviewed = useReviewRule('recovery');
  const [isOpen, close] = useClosing(onClose);
  const [origin, setOrigin] = useState<Origin | null>(id === '' ? null : { id });
  const [left, setLeft] = useState<readonly ConfigModule[]>([]);
  const preview = useLoad(configBackupApi.preview, origin ?? { id: '' }, { isReady: origin !== null });
  const data = origin && !preview.failure ? preview.data : undefined;
  const { isUnoffered = false } = preview;
  const all: readonly { module: string; changes?: readonly unknown[] }[] = isUnoffered
    ? MODULES.map((module) => ({ module }))
    : (data?.modules ?? []);
  const chosen = all.filter(({ module }) => !left.some((one) => one === module));
  const modules = chosen.flatMap(({ module }) => MODULES.filter((one) => one === module));
  const names = listed(
    modules.map((module) => moduleName(t, module)),
    t('common.separator'),
  );
  const changes = chosen.reduce((sum, one) => sum + (one.changes?.length ?? 0), 0);
  const choose = (next: Origin | null) => {
    setOrigin(next);
    setLeft([]);
  };
  const permit = allOf<MessageId>(
    can(configBackupApi.recover),
    origin !== null || 'configBackup.fileRequired',
    isUnoffered || data !== undefined || 'configBackup.noPreview',
    modules.length > 0 || 'configBackup.moduleRequired',
  );
  const isOfNodes = modules.includes('integratedNetwork');
  const ask = () => {
    if (!origin) return;
    const quiet = nothingWanted();
    confirm({
      title: t('configBackup.recoverTitle'),
      content: (
        <>
          <p>
            {isUnoffered
              ? t('configBackup.recoverUnknown', { modules: names })
              : t('configBackup.recoverText', { modules: names, count: changes })}
          </p>
          {/* On the screen of a node all of this is reviewed and waits for a decision; here it does not. */}
          {isOfNodes && <Alert type="warning" showIcon title={t('configBackup.network')} />}
          {isOfNodes && (
            <OptionalPart place={null} again={null}>
              <Suspense>
                <FrozenNodes nodeIds={null} />
                <div className="node-silence-question">
                  <NodeSilence work="recovery" hasEnd wanted={quiet} />
                </div>
              </Suspense>
            </OptionalPart>
          )}
        </>
      ),
      verb: t('configBackup.recover'),
      isDanger: true,
      needsPassword: true,
      run: (password) =>
        keptQuiet(null, quiet.get(), () => configBackupApi.recover({ ...origin, modules, password })).then(() =>
          report.success(t('configBackup.recoveryStarted', { modules: names })),
        ),
      onDone: close,
    });
  };
  return (
    <Drawer
      open={isOpen}
      title={t('configBackup.recoverConfig')}
      size={720}
      onClose={close}
      footer={
        <div className="form-actions">
          {isReviewed && origin ? (
            <Suspense>
              <AskRecovery
                origin={origin}
                name={id || t('configBackup.recover')}
                modules={modules}
                permit={permit}
                onSent={close}
              />
            </Suspense>
          ) : (
            <ActionButton type="primary" danger permit={permit} onClick={ask}>
              {t('configBackup.recover')}
            </ActionButton>
          )}
          <Button onClick={close}>{t('common.cancel')}</Button>
        </div>
      }
    >
      <div className="config-recover">
        <OriginChoice origin={origin} onChange={choose} />
        {origin && <RecoverPreview preview={preview} left={left} onChange={setLeft} />}
      </div>
    </Drawer>
  );
}
