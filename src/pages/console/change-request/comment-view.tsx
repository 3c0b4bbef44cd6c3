import { changeRequestApi, type RequestComment } from '@/api/console/change-request';
import { useT } from '@/i18n/use-t';
import { Time } from '@/ui/data/time';
import { useReport } from '@/ui/feedback/report';
import { useHeldWrite } from '@/ui/feedback/use-held-write';
import { ActionButton } from '@/ui/page/action-button';

interface Props {
  id: string;
  comment: RequestComment;
  isOpen: boolean;
  /** Whether the line that it is about is not there any more. */
  isGone?: boolean;
  /** Says on which line it is, where it does not stand there. */
  hasLine?: boolean;
}

/** What somebody said about a request, and whether that is settled. */
export function CommentView({ id, comment, isOpen, isGone = false, hasLine = isGone }: Props) {
  const t = useT();
  const report = useReport();
  const held = useHeldWrite();
  const { by, text, anchor, revision, resolvedBy } = comment;
  const resolve = () =>
    void held.run(t('changeRequest.resolve'), () => changeRequestApi.resolveComment({ id, comment: comment.id }), {
      onDone: () => report.success(t('changeRequest.resolvedDone', { name: by.name })),
      onFailed: report.error,
    });
  return (
    <div className="request-comment" data-resolved={resolvedBy !== null}>
      <p className="request-comment-head">
        <strong>
          <bdi>{by.name}</bdi>
        </strong>
        <Time at={by.at} />
        <span>{t('changeRequest.onRevision', { revision })}</span>
        {hasLine && anchor && (
          <span>
            {t('changeRequest.onLine', { line: [anchor.section, anchor.line].filter(Boolean).join(' › ') })}
            {isGone && ` (${t('changeRequest.lineGone')})`}
          </span>
        )}
      </p>
      <p className="lines">{text}</p>
      {resolvedBy === null ? (
        isOpen && (
          <ActionButton size="small" loading={held.isBusy} onClick={resolve}>
            {t('changeRequest.resolve')}
          </ActionButton>
        )
      ) : (
        <p className="request-comment-head">{t('changeRequest.resolved', { name: resolvedBy })}</p>
      )}
    </div>
  );
}
