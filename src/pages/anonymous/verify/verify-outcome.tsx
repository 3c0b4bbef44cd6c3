import { Button } from 'antd';
import type { VerifyState } from '@/api/anonymous/verify';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { stampText } from '@/lib/time';
import { config } from '@/session/config';
import { Facts } from '@/ui/data/facts';
import { Outcome } from '@/ui/feedback/outcome';
import { RunButton } from '@/ui/page/run-button';

const KINDS: Readonly<Record<string, MessageId>> = {
  phone: 'verify.phone',
  backupPhone: 'verify.backupPhone',
  email: 'verify.email',
};

interface Props {
  /** `missing`: the page was opened or reloaded without the link's secret. */
  state: VerifyState | { state: 'missing' };
  activate?: () => Promise<unknown>;
}

/** Each state of a verification link in words of its own. */
export function VerifyOutcome({ state, activate }: Props) {
  const t = useT();
  const contactOf = ({ kind, contact }: { kind: string; contact: string }) => ({
    label: codeText(t, KINDS, kind),
    value: <bdi dir="ltr">{contact}</bdi>,
  });
  switch (state.state) {
    case 'valid':
      return (
        <Outcome tone="waiting" title={t('verify.valid')} text={t('verify.validText')}>
          <Facts items={[contactOf(state), { label: t('verify.expiresAt'), value: stampText(state.expiresAt) }]} />
          {activate && <RunButton run={activate}>{t('verify.verify')}</RunButton>}
        </Outcome>
      );
    case 'activated':
      return (
        <Outcome tone="good" title={t('verify.activated')} text={t('verify.activatedText')}>
          <Facts items={[contactOf(state)]} />
          <Button href={config.base}>{t('anonymous.toConsole')}</Button>
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome
          tone="attention"
          title={t('verify.expired')}
          text={t('verify.expiredText', { time: stampText(state.expiredAt) })}
        />
      );
    case 'used':
      return (
        <Outcome tone="good" title={t('verify.used')} text={t('verify.usedText', { time: stampText(state.usedAt) })}>
          <Button href={config.base}>{t('anonymous.toConsole')}</Button>
        </Outcome>
      );
    case 'invalid':
      return <Outcome tone="bad" title={t('verify.invalid')} text={t('verify.invalidText')} />;
    case 'missing':
      return <Outcome tone="attention" title={t('anonymous.missing')} text={t('anonymous.missingText')} />;
  }
}
