import { Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { withoutHidden } from '@/domain/net/hidden-key';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { copyText } from '@/ui/feedback/copy-text';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';

const TextDiff = lazyComponent(() => import('@/ui/data/text-diff'), ['components/text-diff']);

interface Props {
  /** Names the file. */
  name: string;
  before: string;
  after: string;
  isStaged: boolean;
}

/** The router configuration: what changes in it, or all of it, to read, copy and download. */
export function RouterTextPane({ name, before, after, isStaged }: Props) {
  const t = useT();
  const report = useReport();
  const [isWhole, setWhole] = useState(false);
  const loadable = withoutHidden(after);
  const copy = () =>
    copyText(loadable).then(
      () => report.success(t('copy.done')),
      () => report.warning(t('copy.failed')),
    );
  return (
    <Section
      title={t(isStaged ? 'network.text' : 'network.textNow')}
      actions={
        <div className="network-tools">
          {isStaged && (
            <Segmented
              size="small"
              aria-label={t('network.textAs')}
              value={isWhole ? 'whole' : 'difference'}
              options={[
                { value: 'difference', label: t('network.textDiff') },
                { value: 'whole', label: t('network.textWhole') },
              ]}
              onChange={(value) => setWhole(value === 'whole')}
            />
          )}
          <ActionButton size="small" onClick={() => void copy()}>
            {t('network.textCopy')}
          </ActionButton>
          <ActionButton size="small" onClick={() => saveFile(`${name}.frr.conf`, loadable, 'text/plain')}>
            {t('network.textDownload')}
          </ActionButton>
        </div>
      }
    >
      {isStaged && !isWhole ? (
        <Suspense>
          <TextDiff before={before} after={after} none={t('network.sameText')} />
        </Suspense>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        <pre className="network-text" dir="ltr" tabIndex={0}>
          {after}
        </pre>
      )}
    </Section>
  );
}
