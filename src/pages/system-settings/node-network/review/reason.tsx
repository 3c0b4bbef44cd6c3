import { Input } from 'antd';
import { useId } from 'react';
import { applyReason, REASON_LENGTH } from '@/api/system-settings/apply-reason';
import { nodeVersionApi } from '@/api/system-settings/node-version';
import { keepReason, useReasonText } from '@/components/network-changes/staged-reason';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { useLoad } from '@/ui/data/use-load';

/** Why the set of a node is applied: what was typed, whether that will do, and what goes with the apply. */
export function useReason(nodeId: string) {
  const { data } = useLoad(nodeVersionApi.getApplyRules, {});
  const text = useReasonText(nodeId);
  const reason = text.trim().replace(/\s+/g, ' ');
  const isRequired = data?.isReasonRequired === true;
  const isMissing = isRequired && reason === '';
  const isWrong = reason !== '' && !applyReason.safeParse(reason).success;
  const permit: Permit<MessageId> = isMissing ? 'versions.reasonFirst' : isWrong ? 'versions.reasonWrong' : true;
  return {
    isAsked: data !== undefined,
    isRequired,
    isWrong,
    text,
    setText: (typed: string) => keepReason(nodeId, typed),
    permit,
    sent: reason === '' ? {} : { reason },
  };
}

/** The field for it; nothing on a gateway that keeps no versions. */
export function ReasonField({ isAsked, isRequired, isWrong, text, setText }: ReturnType<typeof useReason>) {
  const t = useT();
  const id = useId();
  if (!isAsked) return null;
  return (
    <div className="network-reason">
      <label htmlFor={id}>{t(isRequired ? 'versions.reason' : 'versions.reasonOptional')}</label>
      <Input
        id={id}
        value={text}
        maxLength={REASON_LENGTH}
        required={isRequired}
        placeholder={t('versions.reasonExample')}
        {...(isWrong && { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
