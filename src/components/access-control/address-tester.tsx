import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';
import { type AccessRule, ruleText, verdict } from '@/lib/rules/access-list';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';

const VERDICT = {
  admitted: { label: 'accessControl.admitted', tone: 'good' },
  refused: { label: 'accessControl.refused', tone: 'bad' },
} as const satisfies StatusMap;

interface Props {
  rules: readonly (AccessRule | null)[];
  clientAddress: string | null;
  isOwn: boolean;
}

/** Tries the rules on screen, saved or not, on an address. Outside the form's values: it changes nothing. */
export function AddressTester({ rules, clientAddress, isOwn }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(clientAddress ?? '');
  const address = parseAddress(typed.trim());
  return (
    <section className="access-tester" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('accessControl.tester')}</h2>
      <label htmlFor={id}>{t('accessControl.testAddress')}</label>
      <div className="access-tester-line">
        <Input
          id={id}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          disabled={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
        {clientAddress !== null && (
          <Button disabled={false} onClick={() => setTyped(clientAddress)}>
            {t(isOwn ? 'accessControl.useMine' : 'accessControl.useLast')}
          </Button>
        )}
      </div>
      <p role="status">
        {address ? <Verdict rules={rules} found={verdict(rules, address)} /> : t('accessControl.testHint')}
      </p>
    </section>
  );
}

function Verdict({ rules, found }: { rules: Props['rules']; found: ReturnType<typeof verdict> }) {
  const t = useT();
  if (found === 'refused') {
    return (
      <>
        <StatusTag value="refused" map={VERDICT} /> <span>{t('accessControl.noRule')}</span>
      </>
    );
  }
  const rule = found === 'open' ? null : rules[found];
  return (
    <>
      <StatusTag value="admitted" map={VERDICT} />{' '}
      <span>
        {found !== 'open' && rule
          ? t('accessControl.byRule', { n: found + 1, rule: ruleText(rule) })
          : t('accessControl.open')}
      </span>
    </>
  );
}
