import { Button, Drawer, Skeleton, Space } from 'antd';
import type { ReactNode } from 'react';
import { type LogDetail, type LogEntry, logApi } from '@/api/log/query';
import { LevelTag } from '@/components/alarm/level-tag';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { visibleText } from '@/lib/visible-text';
import { OBJECTS } from '@/objects';
import { useCan } from '@/session/session';
import { Facts } from '@/ui/data/facts';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { Copyable } from '@/ui/feedback/copyable';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { useReport } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import { ActionButton } from '@/ui/page/action-button';
import { EntryChanges } from './entry-changes';
import { accountText, kindText, LEVEL, LOG_RESULT, verbText } from './labels';
import type { LogValue } from './log-value';
import { applyAddress } from './object-address';
import { ObjectName } from './object-name';
import { takeBackOf } from './take-back';

interface Props {
  id: string;
  /** What a list shows of it; all that there is on a gateway that does not tell what an entry changed. */
  row?: LogEntry | undefined;
  onClose: () => void;
  /** What can be done with a value of the entry, beside it. */
  toolOf?: (value: LogValue, at: number) => ReactNode;
  /** What leads from it to others. */
  moreOf?: (entry: LogEntry) => ReactNode;
}

/** One entry of the log: who, when, what, the fields before and after, and the way back where there is one. */
export default function EntryDrawer({ id, row, onClose, toolOf, moreOf }: Props) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const { data, failure, reload, isUnoffered } = useLoad(logApi.get, { id });
  const shown = data ?? (isUnoffered ? row : undefined);
  return (
    <Drawer
      open={isOpen}
      title={t('log.entry')}
      size={720}
      onClose={close}
      footer={data && <TakeBack entry={data} onLeave={onClose} />}
    >
      {failure && <ObjectFailure failure={failure} onRetry={reload} onClose={close} />}
      {!data && !failure && !isUnoffered && <Skeleton active />}
      {data && <Entry entry={data} changes={<EntryChanges entry={data} />} toolOf={toolOf} />}
      {isUnoffered && row && <Entry entry={row} toolOf={toolOf} />}
      {moreOf && shown && moreOf(shown)}
      {isUnoffered && !row && <EmptyState title={t('log.entryUnknown')} text={t('log.entryUnknownText')} />}
    </Drawer>
  );
}

interface EntryProps {
  entry: LogEntry & Pick<LogDetail, 'alarmTask'>;
  changes?: ReactNode;
  toolOf: Props['toolOf'];
}

function Entry({ entry, changes, toolOf }: EntryProps) {
  const t = useT();
  const { object, level, alarmTask } = entry;
  const withTool = (field: LogValue['field'], value: string, text: string, content: ReactNode) => (
    <span className="log-fact">
      {content}
      {value !== '' && toolOf?.({ field, value, text }, entry.at)}
    </span>
  );
  const account = visibleText(accountText(t, entry.account));
  return (
    <>
      <Facts
        items={[
          { label: t('log.at'), value: <FullTime at={entry.at} /> },
          { label: t('log.account'), value: withTool('account', entry.account.id, account, <bdi>{account}</bdi>) },
          {
            label: t('log.verb'),
            value: withTool('verb', entry.verb, verbText(t, entry.verb), verbText(t, entry.verb)),
          },
          {
            label: t('log.kind'),
            value: object
              ? withTool('kind', object.kind, kindText(t, object.kind), kindText(t, object.kind))
              : t('common.none'),
          },
          { label: t('log.object'), value: <ObjectName entry={entry} /> },
          {
            label: t('log.objectId'),
            value: object?.id
              ? withTool('objectId', object.id, visibleText(object.id), <Copyable text={visibleText(object.id)} />)
              : t('common.none'),
          },
          ...(alarmTask
            ? [
                {
                  label: t('log.kindAlarmTask'),
                  value: (
                    <ScreenLink to={OBJECTS.alarmTask.address(alarmTask)}>
                      <bdi>{visibleText(alarmTask.name)}</bdi>
                    </ScreenLink>
                  ),
                },
              ]
            : []),
          {
            label: level === null ? t('log.result') : t('log.level'),
            value:
              level === null
                ? withTool(
                    'result',
                    entry.result,
                    statusText(t, LOG_RESULT, entry.result),
                    <StatusTag value={entry.result} map={LOG_RESULT} />,
                  )
                : withTool('level', level, statusText(t, LEVEL, level), <LevelTag value={level} map={LEVEL} />),
          },
          { label: t('log.message'), value: entry.message ? visibleText(entry.message) : t('common.none') },
          {
            label: t('log.ip'),
            value: entry.ip ? withTool('ip', entry.ip, entry.ip, <Copyable text={entry.ip} />) : t('common.none'),
          },
          {
            label: t('log.requestId'),
            value: entry.requestId
              ? withTool('requestId', entry.requestId, entry.requestId, <Copyable text={entry.requestId} />)
              : t('common.none'),
          },
          ...(entry.path ? [{ label: t('log.path'), value: <Copyable text={entry.path} /> }] : []),
        ]}
      />
      {changes && entry.type === 'operation' && (
        <div className="log-section">
          <h3>{t('log.changes')}</h3>
          {changes}
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
  const history = applyAddress(entry);
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
      {history !== null && <ScreenLink to={history}>{t('log.nodeHistory')}</ScreenLink>}
      {!flip && !edit && history === null && entry.type === 'operation' && (
        <span className="absent">{t('log.noWayBack')}</span>
      )}
      <Button type="text" onClick={onLeave}>
        {t('common.close')}
      </Button>
    </Space>
  );
}
