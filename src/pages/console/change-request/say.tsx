import { Input } from 'antd';
import { useContext, useId, useSyncExternalStore } from 'react';
import { maySayInput, saidInput } from '@/api/console/change-request';
import { applyReason } from '@/api/system-settings/apply-reason';
import { useT } from '@/i18n/use-t';
import type { Store } from '@/lib/store';
import { ForbidContext } from '@/ui/feedback/confirm';
import { useKeptText } from '@/ui/form/kept-text';

const RULES = {
  optional: { schema: maySayInput.shape.text, wrong: 'changeRequest.sayMissing' },
  /** Nothing is said without it. */
  required: { schema: saidInput.shape.text, wrong: 'changeRequest.sayMissing' },
  /** A reason that a freeze takes too. */
  line: { schema: applyReason, wrong: 'changeRequest.sayLine' },
} as const;
export type SayRule = keyof typeof RULES;

interface Props {
  /** Under which key what is typed outlives the end of a session. */
  kept: string;
  store: Store<string>;
  label: string;
  rule: SayRule;
}

/** What somebody says with a step, in its question. */
export function Say({ kept, store, label, rule }: Props) {
  const t = useT();
  const id = useId();
  const forbid = useContext(ForbidContext);
  const text = useSyncExternalStore(store.subscribe, store.get);
  useKeptText(kept, text, store.set);
  const { schema, wrong } = RULES[rule];
  const isWrong = !schema.safeParse(text.trim()).success;
  return (
    <div className="request-fields">
      {isWrong && <span hidden ref={forbid} />}
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        value={text}
        required={rule !== 'optional'}
        rows={3}
        aria-describedby={`${id}wrong`}
        {...(isWrong && text !== '' && { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target }) => store.set(target.value)}
      />
      <span id={`${id}wrong`} className="request-wrong">
        {isWrong && text !== '' && t(wrong)}
      </span>
    </div>
  );
}
