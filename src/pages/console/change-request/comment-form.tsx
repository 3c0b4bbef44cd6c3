import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { changeRequestApi, saidInput } from '@/api/console/change-request';
import type { Anchor } from '@/domain/change-request/line-comments';
import { useT } from '@/i18n/use-t';
import { LIMITS } from '@/lib/rules/text';
import { useReport } from '@/ui/feedback/report';
import { useHeldWrite } from '@/ui/feedback/use-held-write';
import { useKeptText } from '@/ui/form/kept-text';
import { ActionButton } from '@/ui/page/action-button';

interface Props {
  id: string;
  /** The line that it is about; null: the whole. */
  anchor: Anchor | null;
  /** Closes what stands at a line; what is about the whole stays. */
  onDone?: () => void;
}

/** Says something about a request, or about one of its lines. */
export function CommentForm({ id, anchor, onDone }: Props) {
  const t = useT();
  const report = useReport();
  const held = useHeldWrite();
  const [text, setText] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useKeptText(`requestComment:${id}:${anchor?.section ?? ''}:${anchor?.line ?? ''}`, text, setText);
  const isAtLine = anchor !== null;
  useEffect(() => {
    if (isAtLine) field.current?.querySelector('textarea')?.focus();
  }, [isAtLine]);
  const said = text.trim();
  const save = () =>
    void held.run(t('changeRequest.commentSave'), () => changeRequestApi.addComment({ id, anchor, text: said }), {
      onDone: () => {
        setText('');
        report.success(t('changeRequest.commented', { id }));
        onDone?.();
      },
      onFailed: report.error,
    });
  return (
    <div ref={field} className="request-comment-form">
      <Input.TextArea
        aria-label={t('changeRequest.commentText')}
        value={text}
        maxLength={LIMITS.alarm}
        rows={2}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="request-tools">
        <ActionButton
          size="small"
          loading={held.isBusy}
          permit={saidInput.safeParse({ text: said }).success || 'changeRequest.sayMissing'}
          onClick={save}
        >
          {t('changeRequest.commentSave')}
        </ActionButton>
        {onDone && (
          <Button size="small" onClick={onDone}>
            {t('changeRequest.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
