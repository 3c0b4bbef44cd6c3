import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { AccessChange, accessChangeApi, Effect, Right } from '@/api/business-account/access-change';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { csvText } from '@/lib/csv';
import { saveCsv } from '@/lib/save-file';
import { fileTimeText } from '@/lib/time';
import { useReport } from '@/ui/feedback/report';
import { effectRows, groupEffects, readEffects } from './read-effects';
import './effects.css';

const KINDS: Readonly<Record<string, MessageId>> = {
  menu: 'accessChange.menu',
  read: 'accessChange.read',
  write: 'accessChange.write',
};
const kindText = (t: T, kind: string) => (KINDS[kind] ? t(KINDS[kind]) : kind);

interface Props {
  change: AccessChange;
  /** The first page, with what holds of all. */
  first: Awaited<ReturnType<typeof accessChangeApi.previewEffect>>;
}

/** Who gains what and who loses what, accounts with the same effect together; the whole list on demand and as a file. */
export function Effects({ change, first }: Props) {
  const t = useT();
  const report = useReport();
  const [effects, setEffects] = useState<readonly Effect[]>(first.list);
  const [isBusy, setBusy] = useState(false);
  const left = first.total - effects.length;
  const whole = async () => (left > 0 ? await readEffects(change) : effects);
  const run = (then: (all: readonly Effect[]) => void) => {
    setBusy(true);
    whole()
      .then(then, (thrown: unknown) => report.error(thrown))
      .finally(() => setBusy(false));
  };
  const save = (all: readonly Effect[]) => {
    const header = ['id', 'account', 'blocked', 'effect', 'kind', 'of', 'name'] as const;
    const rows = effectRows(all, {
      gains: t('accessChange.gains'),
      loses: t('accessChange.loses'),
      kindOf: (kind) => kindText(t, kind),
      blockedOf: (isBlocked) => t(isBlocked ? 'accessChange.yes' : 'accessChange.no'),
    });
    const text = csvText([header.map((key) => t(`accessChange.column.${key}`)), ...rows]);
    saveCsv(`${t('accessChange.file')}-${fileTimeText(Date.now())}`, text);
  };
  return (
    <div className="effects">
      {first.total > 0 && <p>{t('accessChange.summary', { gaining: first.gaining, losing: first.losing })}</p>}
      {first.differing > 0 && <p>{t('accessChange.differing', { count: first.differing })}</p>}
      {first.total > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className="effects-list" aria-label={t('accessChange.list')} tabIndex={0}>
          {groupEffects(effects).map((group) => (
            <div key={group.key} className="effects-group">
              <Rights title={t('accessChange.gains')} rights={group.gains} tone="gain" />
              <Rights title={t('accessChange.loses')} rights={group.losses} tone="loss" />
              <p className="absent">{t('accessChange.accounts', { count: group.accounts.length })}</p>
              <ul className="effects-accounts">
                {group.accounts.map(({ id, name, isBlocked }) => (
                  <li key={id}>
                    <bdi dir="ltr">{name}</bdi>
                    {isBlocked && <span className="absent"> {t('accessChange.blocked')}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {first.total > 0 && (
        <div className="effects-tools">
          {left > 0 && (
            <Button size="small" loading={isBusy} onClick={() => run(setEffects)}>
              {t('accessChange.showAll', { count: first.total })}
            </Button>
          )}
          <Button size="small" disabled={isBusy} onClick={() => run(save)}>
            {t('accessChange.csv')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Rights({ title, rights, tone }: { title: string; rights: readonly Right[]; tone: 'gain' | 'loss' }) {
  const t = useT();
  if (rights.length === 0) return null;
  const Icon = tone === 'gain' ? PlusOutlined : MinusOutlined;
  return (
    <ul className={`effects-rights effects-${tone}`} aria-label={title}>
      {rights.map(({ kind, of, name }) => (
        <li key={`${kind} ${of} ${name}`}>
          <Icon aria-label={title} /> {t('accessChange.right', { kind: kindText(t, kind), of, name })}
        </li>
      ))}
    </ul>
  );
}
