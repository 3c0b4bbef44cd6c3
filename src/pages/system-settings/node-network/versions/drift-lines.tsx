import { LABELS } from '@/components/network-sections/labels';
import { countBySection, type LineChange, type SectionCount } from '@/domain/net/drift/text-changes';
import { type T, useT } from '@/i18n/use-t';
import '@/ui/data/text-diff.css';

function countText(t: T, { section, more, missing, different }: SectionCount): string {
  const parts = [
    more > 0 && t('drift.more', { count: more }),
    missing > 0 && t('drift.missing', { count: missing }),
    different > 0 && t('drift.different', { count: different }),
  ].filter((part) => part !== false);
  const name = section === null ? t('drift.foreign') : t(LABELS[section].label);
  return t('drift.section', { section: name, lines: parts.join(t('common.separator')) });
}

/** So many lines of a section are drawn; the count says how many there are. */
const MOST = 200;

/** Lines that run otherwise than they were applied, by section, each below the block that it stands in. */
export function DriftLines({ lines }: { lines: readonly LineChange[] }) {
  const t = useT();
  return countBySection(lines).map((count) => {
    const own = lines.filter(({ section }) => section === count.section).slice(0, MOST);
    const text = countText(t, count);
    return (
      <section key={count.section ?? ''} className="drift-section" aria-label={text}>
        <h3>{text}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
        <pre className="text-diff" dir="ltr" tabIndex={0}>
          {own.map(({ block, before, after }, index) => (
            <code key={`${block}/${before}/${after}`}>
              {block !== '' && own[index - 1]?.block !== block && (
                <span className="text-diff-place">{`${block}\n`}</span>
              )}
              {before !== null && <span className="text-diff-removed">{`- ${before}\n`}</span>}
              {after !== null && <span className="text-diff-added">{`+ ${after}\n`}</span>}
            </code>
          ))}
        </pre>
      </section>
    );
  });
}
