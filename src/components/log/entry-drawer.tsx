import { Button, Drawer, Skeleton, Space } from 'antd';
import { type LogDetail, logApi } from '@/api/log/query';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { visibleText } from '@/lib/visible-text';
import { useCan } from '@/session/session';
import { Copyable } from '@/ui/data/copyable';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import { ActionButton } from '@/ui/page/action-button';
import { Changes } from './changes';
import { kindText, LEVEL, RESULT, verbText } from './labels';
import { objectAddress } from './object-address';
import { takeBackOf } from './take-back';

/** One entry of the log: who, when, what, the fields before and after, and the way back where there is one. */
export default function EntryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const { data, failure, reload } = useLoad(logApi.get, { id });
  return (
    <Drawer
      open={isOpen}
      title={t('log.entry')}
      size={720}
      onClose={close}
      footer={data && <TakeBack entry={data} onLeave={onClose} />}
    >
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && <Entry entry={data} />}
    </Drawer>
  );
}

export function ObjectName({ entry }: { entry: Omit<LogDetail, 'changes'> }) {
  const t = useT();
  const { object } = entry;
  if (!object) return <span className="absent">{t('common.none')}</span>;
  const name = <bdi>{visibleText(object.name || object.id)}</bdi>;
  const address = objectAddress(entry);
  return address === null ? name : <ScreenLink to={address}>{name}</ScreenLink>;
}

function Entry({ entry }: { entry: LogDetail }) {
  const t = useT();
  const { object, level } = entry;
  return (
    <>
      <Facts
        items={[
          { label: t('log.at'), value: <FullTime at={entry.at} /> },
          { label: t('log.account'), value: <bdi>{visibleText(entry.account.name)}</bdi> },
          { label: t('log.verb'), value: verbText(t, entry.verb) },
          { label: t('log.kind'), value: object ? kindText(t, object.kind) : t('common.none') },
          { label: t('log.object'), value: <ObjectName entry={entry} /> },
          {
            label: t('log.objectId'),
            value: object?.id ? <Copyable text={visibleText(object.id)} /> : t('common.none'),
          },
          {
            label: level === null ? t('log.result') : t('log.level'),
            value:
              level === null ? (
                <StatusTag value={entry.result} map={RESULT} />
              ) : (
                <StatusTag value={level} map={LEVEL} />
              ),
          },
          { label: t('log.message'), value: entry.message ? visibleText(entry.message) : t('common.none') },
          { label: t('log.ip'), value: <Copyable text={entry.ip} /> },
          { label: t('log.requestId'), value: <Copyable text={entry.requestId} /> },
          ...(entry.path ? [{ label: t('log.path'), value: <Copyable text={entry.path} /> }] : []),
        ]}
      />
      {entry.type === 'operation' && (
        <div className="log-section">
          <h3>{t('log.changes')}</h3>
          <Changes changes={entry.changes} />
        </div>
      )}
    </>
  );
}

/** The way back: the opposite verb after a question, or the form with the old values. Nothing happens by itself. */
function TakeBack({ entry, onLeave }: { entry: LogDetail; onLeave: () => void }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const { flip, edit } = takeBackOf(entry);
  const name = visibleText(entry.object?.name ?? '');
  return (
    <Space wrap>
      {flip && (
        <ActionButton
          permit={can(flip.call)}
          onClick={() =>
            confirm({
              title: t('log.flipTitle', { verb: verbText(t, flip.verb), name }),
              content: t('log.flipText'),
              verb: verbText(t, flip.verb),
              isDanger: flip.isDanger,
              needsPassword: flip.needsPassword,
              run: (password) =>
                flip.run(entry.object?.id ?? '', password).then(() => report.success(t('log.takenBack', { name }))),
            })
          }
        >
          {t('log.flip')}
        </ActionButton>
      )}
      {edit && (
        <ActionButton permit={allOf(can(edit.call))} onClick={() => go(edit.to)}>
          {t('log.editBack')}
        </ActionButton>
      )}
      {!flip && !edit && entry.type === 'operation' && <span className="absent">{t('log.noWayBack')}</span>}
      <Button type="text" onClick={onLeave}>
        {t('common.close')}
      </Button>
    </Space>
  );
}
