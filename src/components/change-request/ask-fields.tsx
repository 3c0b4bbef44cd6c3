import { Input } from 'antd';
import { useContext, useId, useState, useSyncExternalStore } from 'react';
import { requestInput } from '@/api/console/change-request-rules';
import { useT } from '@/i18n/use-t';
import { LIMITS } from '@/lib/rules/text';
import type { Store } from '@/lib/store';
import { ForbidContext } from '@/ui/feedback/confirm';
import { useKeptText } from '@/ui/form/kept-text';
import './change-request.css';

/** What a request is called and why it is made, while it is typed. */
export interface RequestWords {
  readonly title: string;
  readonly description: string;
}

interface Props {
  store: Store<RequestWords>;
  /** Under which key what is typed outlives the end of a session. */
  kept: string;
}

/** The two fields of it, in the question that sends it. */
export function AskFields({ store, kept }: Props) {
  const t = useT();
  const id = useId();
  const forbid = useContext(ForbidContext);
  const asked = useSyncExternalStore(store.subscribe, store.get);
  const [first] = useState(asked);
  const typed = (field: keyof RequestWords) => (asked[field] === first[field] ? '' : asked[field]);
  useKeptText(`${kept}:title`, typed('title'), (title) => store.set({ ...store.get(), title }));
  useKeptText(`${kept}:text`, typed('description'), (description) => store.set({ ...store.get(), description }));
  const isWrong = !requestInput.shape.title.safeParse(asked.title).success;
  const isDescriptionWrong = !requestInput.shape.description.safeParse(asked.description).success;
  return (
    <div className="request-fields">
      {(isWrong || isDescriptionWrong) && <span hidden ref={forbid} />}
      <label htmlFor={`${id}title`}>{t('changeRequest.requestTitle')}</label>
      <Input
        id={`${id}title`}
        value={asked.title}
        required
        aria-describedby={`${id}wrong`}
        {...(isWrong && { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target }) => store.set({ ...asked, title: target.value })}
      />
      <span id={`${id}wrong`} className="request-wrong">
        {isWrong && t('changeRequest.titleWrong')}
      </span>
      <label htmlFor={`${id}text`}>{t('changeRequest.description')}</label>
      <Input.TextArea
        id={`${id}text`}
        value={asked.description}
        maxLength={LIMITS.description}
        rows={3}
        {...(isDescriptionWrong && { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target }) => store.set({ ...asked, description: target.value })}
      />
    </div>
  );
}
