import { type ReactNode, useCallback } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import type { Action } from '@/ui/page/row-actions';
import { useConfirm } from '../feedback/confirm';
import { useReport } from '../feedback/report';

interface Deletion {
  permit: Permit<MessageId>;
  verb: string;
  /** Names the object. */
  title: string;
  /** What depends on it and what cannot be undone. */
  content: ReactNode;
  typed?: string;
  needsPassword?: boolean;
  run: (password: string) => Promise<unknown>;
  /** Told once it is gone. */
  success: string;
  /** Leaves what showed it. */
  onDeleted?: (() => void) | undefined;
}

/** The action that deletes an object: asked first with what depends on it, told when it is gone, then left. */
export function useDeletion(): (deletion: Deletion) => Action {
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    ({ permit, verb, run, success, onDeleted, ...question }) => ({
      key: 'delete',
      label: verb,
      permit,
      isDanger: true,
      run: () =>
        confirm({
          ...question,
          verb,
          isDanger: true,
          run: (password) => run(password).then(() => report.success(success)),
          onDone: onDeleted,
        }),
    }),
    [confirm, report],
  );
}
