import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Pagination } from 'antd';
import { useContext, useState } from 'react';
import type { AccessChange, accessChangeApi, Effect, EffectGroup, Right } from '@/api/business-account/access-change';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { csvText } from '@/lib/csv';
import { gatewayNow } from '@/lib/gateway-clock';
import { saveCsv } from '@/lib/save-file';
import { fileTimeText } from '@/lib/time';
import { ForbidContext } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { effectRows, groupEffects, inOrder, PAGE, readEffects, readGroup, writingFirst } from './read-effects';
import './effects.css';

const KINDS: Readonly<Record<string, MessageId>> = {
  menu: 'accessChange.menu',
  read: 'accessChange.read',
  write: 'accessChange.write',
};
const kindText = (t: T, kind: string) => codeText(t, KINDS, kind);

interface Props {
  change: AccessChange;
  /** The first page, with what holds of all. */
  first: Awaited<ReturnType<typeof accessChangeApi.previewEffect>>;
}

/**
 * Who gains what and who loses what, accounts with the same effect together, each group with its whole number. A gateway that
 * sends no groups has all of its accounts read before the question can be answered; until then it says how many were.
 */
export function Effects({ change, first }: Props) {
  const t = useT();
  const report = useReport();
  const forbid = useContext(ForbidContext);
  const [effects, setEffects] = useState<readonly Effect[]>(first.list);
  const [isBusy, setBusy] = useState(false);
  const isGrouped = first.groups !== undefined;
  const isWhole = isGrouped || effects.length >= first.total;
  const run = (then: (all: readonly Effect[]) => void) => {
    setBusy(true);
    const all = effects.length < first.total ? readEffects(change) : Promise.resolve(effects);
    all.then(then, (thrown: unknown) => report.error(thrown)).finally(() => setBusy(false));
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
    saveCsv(`${t('accessChange.file')}-${fileTimeText(gatewayNow())}`, text);
  };
  return (
    <div className="effects">
      {first.total > 0 && <p>{t('accessChange.summary', { gaining: first.gaining, losing: first.losing })}</p>}
      {first.differing > 0 && <p>{t('accessChange.differing', { count: first.differing })}</p>}
      {!isWhole && (
        <div ref={forbid} role="status">
          <p>{t('accessChange.partly', { seen: effects.length, count: first.total })}</p>
        </div>
      )}
      {first.total > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className="effects-list" aria-label={t('accessChange.list')} tabIndex={0}>
          {inOrder(first.groups ?? groupEffects(effects)).map((group) => (
            <Group key={group.key} change={change} group={group} isWhole={isWhole} />
          ))}
        </section>
      )}
      {first.total > 0 && (
        <div className="effects-tools">
          {!isWhole && (
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

interface GroupProps {
  change: AccessChange;
  group: EffectGroup;
  /** Whether its number is that of all accounts with this effect. */
  isWhole: boolean;
}

/** One effect and the accounts that have it, a page of them at a time. */
function Group({ change, group, isWhole }: GroupProps) {
  const t = useT();
  const report = useReport();
  const { key, gains, losses, count, accounts } = group;
  const [page, setPage] = useState(1);
  const [further, setFurther] = useState<EffectGroup['accounts']>([]);
  const [isBusy, setBusy] = useState(false);
  // All that came: the first page of the gateway's group, or every account that was read.
  const here = accounts.slice((page - 1) * PAGE, page * PAGE);
  const turn = (next: number) => {
    if ((next - 1) * PAGE < accounts.length) return setPage(next);
    setBusy(true);
    readGroup(change, key, next)
      .then(
        (list) => {
          setFurther(list);
          setPage(next);
        },
        (thrown: unknown) => report.error(thrown),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div className="effects-group">
      <p className="effects-count">{t(isWhole ? 'accessChange.accounts' : 'accessChange.accountsSoFar', { count })}</p>
      <Rights title={t('accessChange.gains')} rights={gains} tone="gain" />
      <Rights title={t('accessChange.loses')} rights={losses} tone="loss" />
      <ul className="effects-accounts" aria-busy={isBusy}>
        {(here.length > 0 ? here : further).map(({ id, name, isBlocked }) => (
          <li key={id}>
            <bdi dir="ltr">{name}</bdi>
            {isBlocked && <span className="absent"> {t('accessChange.blocked')}</span>}
          </li>
        ))}
      </ul>
      <Pagination
        size="small"
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        showLessItems
        disabled={isBusy}
        current={page}
        pageSize={PAGE}
        total={count}
        onChange={turn}
      />
    </div>
  );
}

function Rights({ title, rights, tone }: { title: string; rights: readonly Right[]; tone: 'gain' | 'loss' }) {
  const t = useT();
  if (rights.length === 0) return null;
  const Icon = tone === 'gain' ? PlusOutlined : MinusOutlined;
  return (
    <ul className={`effects-rights effects-${tone}`} aria-label={title}>
      {writingFirst(rights).map(({ kind, of, name }) => (
        <li key={`${kind} ${of} ${name}`}>
          <Icon aria-label={title} /> {t('accessChange.right', { kind: kindText(t, kind), of, name })}
        </li>
      ))}
    </ul>
  );
}
