import { type ReactNode, useCallback } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import type { Action } from '@/ui/page/row-actions';
import { useConfirm } from '../feedback/confirm';
import { useReport } from '../feedback/report';

interface Way {
  permit: Permit<MessageId>;
  verb: string;
  /** Names the object. */
  title: string;
  /** What it does to what depends on the object. */
  content: ReactNode;
  run: () => Promise<unknown>;
  /** Told once it is done. */
  success: string;
}

interface Switch {
  isOn: boolean;
  on: Way;
  off: Way;
  /** Address of the object, for the notices. */
  at?: string;
}

/** The action that turns an object on or off, whichever it is not: asked first, told with the way back. */
export function useSwitch(): (given: Switch) => Action {
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    ({ isOn, on, off, at }) => {
      const tell = ({ success }: Way, undo?: () => Promise<unknown>) => report.success(success, { at, undo });
      const turn = (key: string, way: Way, back: Way, isDanger = false): Action => ({
        key,
        label: way.verb,
        permit: way.permit,
        run: () =>
          confirm({
            title: way.title,
            content: way.content,
            verb: way.verb,
            isDanger,
            run: () => way.run().then(() => tell(way, () => back.run().then(() => tell(back)))),
          }),
      });
      return isOn ? turn('disable', off, on, true) : turn('enable', on, off);
    },
    [confirm, report],
  );
}
