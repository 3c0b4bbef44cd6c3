import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { type ConfigKind, configProblems } from '@/session/config-check';
import { menuOf } from './menu';

const EXPECTED: Record<ConfigKind, MessageId> = {
  object: 'configNotice.object',
  text: 'configNotice.aText',
  origins: 'configNotice.origins',
  capabilities: 'configNotice.capabilities',
  codes: 'configNotice.codes',
  address: 'configNotice.address',
  share: 'configNotice.share',
};

/**
 * What is wrong in config.js: in the console of the browser, and on screen for those who may have it mended. The page runs
 * without it meanwhile.
 */
export default function ConfigNotice({ session }: { session: Session }) {
  const t = useT();
  const [problems] = useState(() => configProblems(window.consoleConfig));
  useEffect(() => {
    for (const { key, expected } of problems)
      console.warn(
        `[config] ${key} in config.js: ${expected ? `is not as it should be (${expected})` : 'no such key'}`,
      );
  }, [problems]);
  // Whoever sees system settings can have those of the deployment mended.
  if (problems.length === 0 || !menuOf(session).some(({ key }) => key === 'system')) return null;
  return (
    <Alert
      className="config-notice"
      type="warning"
      showIcon
      closable={{ 'aria-label': t('common.close') }}
      title={t('configNotice.title')}
      description={
        <>
          {t('configNotice.text')}
          <ul className="config-notice-list">
            {problems.map(({ key, expected }) => (
              <li key={`${key} ${expected}`}>
                <code>{key}</code> {t(expected ? EXPECTED[expected] : 'configNotice.unknown')}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
