import { Input } from 'antd';
import { useContext, useId, useSyncExternalStore } from 'react';
import { applyReason, REASON_LENGTH } from '@/api/system-settings/apply-reason';
import { useT } from '@/i18n/use-t';
import type { Store } from '@/lib/store';
import { ForbidContext } from '@/ui/feedback/confirm';
import './despite.css';

/** In the question before something is done in spite of a freeze: why, without which it is not done. */
export function DespiteReason({ reason }: { reason: Store<string> }) {
  const t = useT();
  const id = useId();
  const forbid = useContext(ForbidContext);
  const text = useSyncExternalStore(reason.subscribe, reason.get);
  const isGiven = applyReason.safeParse(text.trim()).success;
  return (
    <div className="despite">
      <label htmlFor={id}>{t('freeze.despite')}</label>
      <Input
        id={id}
        value={text}
        maxLength={REASON_LENGTH}
        required
        onChange={({ target }) => reason.set(target.value)}
      />
      <p className="despite-note">{t('freeze.despiteText')}</p>
      {!isGiven && <div ref={forbid} />}
    </div>
  );
}
